// @from 6
import type { StreamTextOnFinishCallback } from 'ai';

export type { StreamTextOnFinishCallback };
export type { TelemetrySettings } from 'ai';
