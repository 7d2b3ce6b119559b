// @from 6
import type { Output, ToolSet } from 'ai';
import type { StreamTextOnFinishCallback, TelemetrySettings } from './types';

export type Finish = StreamTextOnFinishCallback<ToolSet, Output.Output>;
export const settings: TelemetrySettings = { isEnabled: true };
