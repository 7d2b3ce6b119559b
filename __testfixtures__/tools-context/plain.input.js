// @from 6
// @row experimental-context
// @alone
// @only tools-context
import { generateText, streamText, tool } from 'ai';
import { z } from 'zod';

const greet = tool({
  inputSchema: z.object({ hello: z.string() }),
  execute({ hello }, { experimental_context: { user } }) {
    return `${hello} ${user}`;
  },
});

const bye = {
  inputSchema: z.object({}),
  async execute(_input, options) {
    return `Bye ${options.experimental_context.user}`;
  },
};

export async function POST(request, model) {
  const { user } = await request.json();
  const result = await generateText({ model, prompt: 'Greet.', tools: { greet }, experimental_context: { user } });
  await generateText({
    model,
    prompt: result.text,
    tools: { greet, bye }, // both
    experimental_context: { user, at: 1 },
  });
  const stream = streamText({ model, prompt: 'Greet.', tools: { bye }, experimental_context: { user } });
  return stream.toTextStreamResponse();
}
