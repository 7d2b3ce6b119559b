// @from 6
// @only call-settings total-usage final-step
import { type CallSettings, generateText, type LanguageModel, type StopCondition, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const stopWhen: StopCondition<ToolSet>;
declare const settings: CallSettings;

export const ask = async () => (await generateText({ model, prompt: 'Hello', stopWhen, ...settings })).totalUsage;
