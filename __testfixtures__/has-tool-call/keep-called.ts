// @from 6
import { generateText, hasToolCall, type LanguageModel } from 'ai';

const hasToolCalls = (names: string[]) => names.map(name => hasToolCall(name));
const apply = (name: string, make: (name: string) => unknown) => make(name);

export const main = (model: LanguageModel) => [
  apply('ask', hasToolCall),
  generateText({ model, prompt: 'Hi', stopWhen: [hasToolCall('answer'), hasToolCall('ask'), ...hasToolCalls(['end'])] }),
];
