// @from 6
import type { ToolSet } from 'ai';

export interface TelemetrySettings {
  isEnabled: boolean;
}
export type StreamTextOnFinishCallback<T> = (value: T) => void;
export const settings: TelemetrySettings = { isEnabled: true };
export const finish: StreamTextOnFinishCallback<ToolSet> = () => {};
