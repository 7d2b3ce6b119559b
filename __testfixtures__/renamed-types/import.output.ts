// @from 6
// @row experimental-generate-image-result-type type-generate-text-on-tool-call-start-callback type-generate-text-on-tool-call-finish-callback
// @row type-stream-text-on-step-finish-callback type-telemetry-integration type-telemetry-settings type-tool-loop-agent-on-finish-callback
import type {
  GenerateImageResult,
  OnToolExecutionEndCallback,
  OnToolExecutionStartCallback,
  GenerateTextOnStepEndCallback,
  Telemetry,
  TelemetryOptions,
  GenerateTextOnEndCallback,
  ToolSet,
} from 'ai';

export interface Hooks<T extends ToolSet> {
  start: OnToolExecutionStartCallback;
  finish?: OnToolExecutionEndCallback<T>;
  step: GenerateTextOnStepEndCallback<T>[];
  agent: GenerateTextOnEndCallback<T> | undefined;
}
export const settings: TelemetryOptions = { isEnabled: true, functionId: 'ask' };
export const integrations = new Map<string, Telemetry>();
export const first = (result: GenerateImageResult) => result.images[0];
