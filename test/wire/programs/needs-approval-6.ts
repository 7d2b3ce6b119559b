// @from 6
// @unmigrated works
import { generateText, type LanguageModel, type ModelMessage, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  {
    toolCalls: [
      { name: 'remove', input: { path: 'a' } },
      { name: 'read', input: { path: 'b' } },
    ],
  },
  { text: 'Done.' },
];

export async function main(model: LanguageModel) {
  const inputSchema = z.object({ path: z.string() });
  const ask = (messages: ModelMessage[]) =>
    generateText({
      model,
      messages,
      stopWhen: stepCountIs(3),
      tools: {
        remove: tool({ inputSchema, needsApproval: true, execute: async ({ path }) => `removed ${path}` }),
        read: tool({ inputSchema, needsApproval: false, execute: async ({ path }) => `text of ${path}` }),
      },
    });
  const messages: ModelMessage[] = [{ role: 'user', content: 'Clean up.' }];
  const { content, response } = await ask(messages);
  const requests = content.filter(part => part.type === 'tool-approval-request');
  messages.push(...response.messages, {
    role: 'tool',
    content: requests.map(({ approvalId }) => ({
      type: 'tool-approval-response' as const,
      approvalId,
      approved: true,
    })),
  });
  const { text } = await ask(messages);
  return { text, asked: requests.map(({ toolCall }) => toolCall.toolName) };
}
