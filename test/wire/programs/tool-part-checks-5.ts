// @from 5
// @unmigrated broken
import { generateText, isToolOrDynamicToolUIPart, isToolUIPart, type LanguageModel, type UIMessage } from 'ai';

export const turns = [{ text: 'ok' }];

const parts: UIMessage['parts'] = [
  { type: 'text', text: 'a' },
  { type: 'tool-search', toolCallId: '1', state: 'input-available', input: {} },
  { type: 'dynamic-tool', toolName: 'find', toolCallId: '2', state: 'input-available', input: {} },
];

/** What the checks answer goes to the model. */
export async function main(model: LanguageModel) {
  const answers = parts.map(part => [isToolUIPart(part), isToolOrDynamicToolUIPart(part)]);
  const { text } = await generateText({ model, prompt: JSON.stringify(answers) });
  return text;
}
