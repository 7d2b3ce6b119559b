// @from 6
// @row experimental-generate-image-result-type type-generate-text-on-tool-call-start-callback type-generate-text-on-tool-call-finish-callback
// @row type-stream-text-on-step-finish-callback type-telemetry-integration type-telemetry-settings type-tool-loop-agent-on-finish-callback
import type {
  Experimental_GenerateImageResult,
  GenerateTextOnToolCallFinishCallback,
  GenerateTextOnToolCallStartCallback,
  StreamTextOnStepFinishCallback,
  TelemetryIntegration,
  TelemetrySettings,
  ToolLoopAgentOnFinishCallback,
  ToolSet,
} from 'ai';

export interface Hooks<T extends ToolSet> {
  start: GenerateTextOnToolCallStartCallback;
  finish?: GenerateTextOnToolCallFinishCallback<T>;
  step: StreamTextOnStepFinishCallback<T>[];
  agent: ToolLoopAgentOnFinishCallback<T> | undefined;
}
export const settings: TelemetrySettings = { isEnabled: true, functionId: 'ask' };
export const integrations = new Map<string, TelemetryIntegration>();
export const first = (result: Experimental_GenerateImageResult) => result.images[0];
