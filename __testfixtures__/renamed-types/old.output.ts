// @from 4
import type { GenerateImageResult as ImageResult, GenerateTextOnStepEndCallback, TelemetryOptions, ToolSet } from 'ai';

export const telemetry = (functionId: string): TelemetryOptions => ({ isEnabled: true, functionId });
export const steps: GenerateTextOnStepEndCallback<ToolSet>[] = [];
export const first = (result: ImageResult) => result.image;
