// @from 6
// @row experimental-context
// @alone
// @only tools-context
import { generateText, streamText, tool } from 'ai';
import { z } from 'zod';

const greet = tool({
  inputSchema: z.object({ hello: z.string() }),
  execute({ hello }, { context: { user } }) {
    return `${hello} ${user}`;
  },
});

const bye = {
  inputSchema: z.object({}),
  async execute(_input, options) {
    return `Bye ${options.context.user}`;
  },
};

export async function POST(request, model) {
  const { user } = await request.json();
  const result = await generateText({ model, prompt: 'Greet.', tools: { greet }, toolsContext: { greet: { user } } });
  const context = { user, at: 1 };
  await generateText({
    model,
    prompt: result.text,
    tools: { greet, bye }, // both
    toolsContext: { greet: context, bye: context },
  });
  const stream = streamText({ model, prompt: 'Greet.', tools: { bye }, toolsContext: { bye: { user } } });
  return stream.toTextStreamResponse();
}
