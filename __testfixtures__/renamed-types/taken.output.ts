// @from 5
import type { StreamTextOnEndCallback, TelemetryOptions as TelemetrySettings, ToolSet } from 'ai';

/** Wraps the {@link TelemetrySettings} of the SDK. */
export interface TelemetryOptions extends Pick<TelemetrySettings, 'isEnabled'> {
  sample: number;
}
export type Finish = StreamTextOnEndCallback<ToolSet>;
