// @from 6
// @only include
// @row bodies-excluded-by-default start-step-part-request
import { generateText, streamText, ToolLoopAgent, type LanguageModel } from 'ai';

declare function log(...values: unknown[]): void;

export async function results(model: LanguageModel) {
  const { steps } = await generateText({ model, prompt: 'Hello' });
  log(steps[0]?.request.body, steps.at(-1)?.response.body);

  const result = await generateText({
    model,
    prompt: 'Hello',
  });
  for (const step of result.steps) log(step.request.body);
  log(result.steps.map(step => step.response.body));

  const quiet = await generateText({ model, prompt: 'Hello', experimental_include: { requestBody: false } });
  log(quiet.steps[0]!.request.body, quiet.steps[0]!.response.body);
}

export async function streams(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hello', includeRawChunks: true });
  for await (const part of result.textStream) log(part);
  const steps = await result.steps;
  const [first] = steps;
  const { request } = steps[0]!;
  log(request.body, first);
}

export async function parts(model: LanguageModel) {
  const options = { model, prompt: 'Hello' };
  const result = streamText(options);
  return result.toUIMessageStream({
    messageMetadata: ({ part }) => (part.type === 'start-step' ? { body: part.request.body } : undefined),
  });
}

export class Assistant {
  readonly agent: ToolLoopAgent;

  constructor(model: LanguageModel) {
    this.agent = new ToolLoopAgent({ model, instructions: 'Be brief.' });
  }

  async ask(prompt: string) {
    const { steps } = await this.agent.generate({ prompt });
    for (const { request: { body }, response } of steps) log(body, response.body);
  }
}
