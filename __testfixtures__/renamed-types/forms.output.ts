// @from 6
// @only renamed-types
import type * as ai from 'ai';

export type Step = ai.GenerateTextOnStepEndCallback<ai.ToolSet>;
export class Log implements ai.Telemetry {}
export interface Verbose extends ai.Telemetry {
  level: number;
}
export type Settings = import('ai').TelemetryOptions;
export const settings = { isEnabled: false } satisfies import('ai').TelemetryOptions;
export type { TelemetryOptions as TelemetrySettings, Telemetry } from 'ai';
