// @from 4
import type { Experimental_GenerateImageResult as ImageResult, StreamTextOnStepFinishCallback, TelemetrySettings, ToolSet } from 'ai';

export const telemetry = (functionId: string): TelemetrySettings => ({ isEnabled: true, functionId });
export const steps: StreamTextOnStepFinishCallback<ToolSet>[] = [];
export const first = (result: ImageResult) => result.image;
