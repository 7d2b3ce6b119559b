// @from 6
// @row bodies-excluded-by-default
// @only include
import { generateText, streamText, ToolLoopAgent, type LanguageModel, type StepResult, type ToolSet } from 'ai';

declare function log(...values: unknown[]): void;

const onStepFinish = (step: StepResult<ToolSet>) => log(step.request.body);

export const run = (model: LanguageModel) => [
  streamText({ model, prompt: 'Hello', onStepFinish }),
  streamText({
    model,
    prompt: 'Hello',
    onFinish: ({ request, steps }) => {
      log(request.body, steps.map(step => step.response.messages));
    },
  }),
  generateText({ model, prompt: 'Hello', onStepFinish: ({ response: { body } }) => log(body) }),
  generateText({
    model,
    prompt: 'Hello',
    prepareStep({ steps }) {
      log(steps[0]?.request.body);
      return {};
    },
  }),
  new ToolLoopAgent({ model, onStepFinish: async step => log(step.request.body, step.response.body) }),
];

export async function onResult(model: LanguageModel) {
  const result = await generateText({ model, prompt: 'Hello' });
  const { request: { body }, response } = result;
  log(body, response.body, result.request.body);

  const stream = streamText({ model, prompt: 'Hello' });
  log((await stream.request).body, await stream.request.then(request => request.body));
  for await (const part of stream.fullStream) {
    if (part.type === 'start-step') log(part.request.body);
  }
}

export const own = (reply: { response: { body: string } }) => reply.response.body;
