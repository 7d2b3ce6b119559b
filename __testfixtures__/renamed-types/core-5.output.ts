// @from 5
import { type ModelMessage as Message, type UserModelMessage, type ModelMessage, type GenerateTextOnStepEndCallback, type TelemetryOptions, type ToolSet } from 'ai';

export type { ModelMessage as CoreMessage } from 'ai';
export const all = (message: UserModelMessage, messages: Message[]): ModelMessage[] => [...messages, message];
export const steps: GenerateTextOnStepEndCallback<ToolSet>[] = [];
export const telemetry: TelemetryOptions = { isEnabled: true };
