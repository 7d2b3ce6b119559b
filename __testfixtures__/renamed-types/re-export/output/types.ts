// @from 6
import type { StreamTextOnEndCallback } from 'ai';

export type { StreamTextOnEndCallback as StreamTextOnFinishCallback };
export type { TelemetryOptions as TelemetrySettings } from 'ai';
