// @from 4
// @only tool-parts
import { generateText, type LanguageModel, type UIMessage } from 'ai';

interface Part {
  type: 'tool-invocation' | 'text';
  toolInvocation: { state: 'call' | 'result'; toolName: string; args: unknown; result: unknown };
  toolInvocations?: string[];
}

export function own(part: Part) {
  if (part.type !== 'tool-invocation' || part.toolInvocation.state === 'call') return part.toolInvocations;
  switch (part.type) {
    case 'tool-invocation':
      return [part.toolInvocation.toolName, part.toolInvocation.args, part.toolInvocation.result];
  }
}

export const addToolResult = (options: { toolCallId: string; result: string }) => options.result;
export const done = addToolResult({ toolCallId: '1', result: 'call' });

export const texts = (message: UIMessage) => message.parts.map(part => (part.type === 'text' ? part.text : ''));

export async function call(model: LanguageModel) {
  const { steps } = await generateText({ model, prompt: 'result' });
  return steps.length;
}
