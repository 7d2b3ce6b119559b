// @from 6
// @only telemetry-registration
// @alone
// @findings error:10 info:11
// @row otel-moved opt-out-default
import { ToolLoopAgent } from 'ai';
import type { LanguageModel } from 'ai';

declare const model: LanguageModel;
export const seen = new ToolLoopAgent({ model, experimental_telemetry: { isEnabled: true, functionId: 'a' } });
export const unseen = new ToolLoopAgent({ model });
