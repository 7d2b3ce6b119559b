// @from 7
import type { GenerateTextOnEndCallback, Telemetry, TelemetryOptions, ToolSet } from 'ai';

// once `TelemetrySettings`
export const telemetry: TelemetryOptions = { functionId: 'ask' };
export const integration: Telemetry = {};
export const end: GenerateTextOnEndCallback<ToolSet> = () => {};
