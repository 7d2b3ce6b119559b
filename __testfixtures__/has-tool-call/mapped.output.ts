// @from 6
// @row has-tool-call-variadic
import * as ai from 'ai';
import { generateText, hasToolCall as calls, type LanguageModel } from 'ai';

const last = ['answer', 'ask'];

export const main = (model: LanguageModel, name: string) => [
  generateText({ model, prompt: name, stopWhen: last.map(toolName => calls(toolName)) }),
  generateText({ model, prompt: name, stopWhen: last.flatMap(name2 => ai.hasToolCall(name2)) }),
];
