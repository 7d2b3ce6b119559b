// @from 5
import { type CoreMessage as Message, type CoreUserMessage, type ModelMessage, type StreamTextOnStepFinishCallback, type TelemetrySettings, type ToolSet } from 'ai';

export type { CoreMessage } from 'ai';
export const all = (message: CoreUserMessage, messages: Message[]): ModelMessage[] => [...messages, message];
export const steps: StreamTextOnStepFinishCallback<ToolSet>[] = [];
export const telemetry: TelemetrySettings = { isEnabled: true };
