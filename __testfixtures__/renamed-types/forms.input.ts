// @from 6
// @only renamed-types
import type * as ai from 'ai';

export type Step = ai.StreamTextOnStepFinishCallback<ai.ToolSet>;
export class Log implements ai.TelemetryIntegration {}
export interface Verbose extends ai.TelemetryIntegration {
  level: number;
}
export type Settings = import('ai').TelemetrySettings;
export const settings = { isEnabled: false } satisfies import('ai').TelemetrySettings;
export type { TelemetrySettings, TelemetryIntegration as Telemetry } from 'ai';
