// @from 6
// @only on-tool-execution, on-start, renamed-types
import {
  generateText,
  type LanguageModel,
  streamText,
  type StreamTextOnToolCallFinishCallback,
  type ToolSet,
} from 'ai';

declare function log(...values: unknown[]): void;

interface Options {
  model: LanguageModel;
  tools: ToolSet;
  prompt: string;
}

export async function both({ model, tools, prompt }: Options) {
  log('asked');
  // The answer.
  const { text } = await generateText({
    model,
    tools,
    prompt,
    prepareStep: ({ stepNumber }) => void log(stepNumber),
    experimental_onToolCallStart: event => log(event.stepNumber),
    experimental_onToolCallFinish: async event => {
      const base = { stepNumber: event.stepNumber, durationMs: event.durationMs };
      await log(base);
      log(event['stepNumber'], event.stepNumber?.toFixed());
    },
  });
  return text;
}

export const bare = (options: Options) => () =>
  streamText({
    ...options,
    experimental_onToolCallFinish: (async event => {
      if (event.stepNumber !== undefined) log({ step: event.stepNumber, stepNumber: event.stepNumber });
    }) satisfies StreamTextOnToolCallFinishCallback<ToolSet>,
  });

export function inline({ model, tools, prompt }: Options) {
  if (!prompt) return null;
  else return generateText({ model, tools, prompt, experimental_onToolCallStart({ stepNumber, toolCall }) { log({ stepNumber, toolCall }); } });
}

export async function started({ model, tools, prompt }: Options) {
  return [
    await generateText({
      model,
      tools,
      prompt,
      experimental_onStepStart: event => {
        log(event.messages);
      },
      experimental_onToolCallStart: ({ stepNumber }) => log(stepNumber),
    }),
    await generateText({
      model,
      tools,
      prompt,
      experimental_onToolCallStart: event => {
        const { stepNumber, toolCall } = event;
        log(stepNumber, toolCall);
      },
      experimental_onStepStart: ({ stepNumber: at }) => log(at),
    }),
  ];
}

export async function outcomes({ model, tools, prompt }: Options) {
  const step = await generateText({
    model,
    tools,
    prompt,
    experimental_onToolCallFinish: ({ success, output, stepNumber }) => log(stepNumber, success, success && output),
  });
  for (const one of [1, 2]) {
    log(one);
    await generateText({ model, tools, prompt, experimental_onToolCallFinish: event => log(event.stepNumber) });
  }
  return step;
}
