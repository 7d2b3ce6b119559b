// @from 6
// @only on-tool-execution, on-start, renamed-types
import {
  generateText,
  type LanguageModel,
  streamText,
  type OnToolExecutionEndCallback,
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
  let currentStep = 0;
  // The answer.
  const { text } = await generateText({
    model,
    tools,
    prompt,
    prepareStep: ({ stepNumber }) => void log(stepNumber),
    onStepStart: event => {
      currentStep = event.stepNumber;
    },
    onToolExecutionStart: event => log(currentStep),
    onToolExecutionEnd: async event => {
      const base = { stepNumber: currentStep, durationMs: event.toolExecutionMs };
      await log(base);
      log(currentStep, currentStep?.toFixed());
    },
  });
  return text;
}

export const bare = (options: Options) => () => {
  let stepNumber = 0;
  return streamText({
    ...options,
    onStepStart: event => {
      stepNumber = event.stepNumber;
    },
    onToolExecutionEnd: (async event => {
      if (stepNumber !== undefined) log({ step: stepNumber, stepNumber });
    }) satisfies OnToolExecutionEndCallback<ToolSet>,
  });
};

export function inline({ model, tools, prompt }: Options) {
  let currentStep = 0;
  if (!prompt) return null;
  else return generateText({ model, tools, prompt, onStepStart: event => { currentStep = event.stepNumber; }, onToolExecutionStart({ toolCall }) { log({ stepNumber: currentStep, toolCall }); } });
}

export async function started({ model, tools, prompt }: Options) {
  let currentStep = 0;
  let stepNumber2 = 0;
  return [
    await generateText({
      model,
      tools,
      prompt,
      onStepStart: event => {
        currentStep = event.stepNumber;
        log(event.messages);
      },
      onToolExecutionStart: () => log(currentStep),
    }),
    await generateText({
      model,
      tools,
      prompt,
      onToolExecutionStart: event => {
        const { toolCall } = event;
        log(stepNumber2, toolCall);
      },
      onStepStart: ({ stepNumber: at }) => {
        stepNumber2 = at;
        return log(at);
      },
    }),
  ];
}

export async function outcomes({ model, tools, prompt }: Options) {
  let currentStep = 0;
  const step = await generateText({
    model,
    tools,
    prompt,
    onStepStart: event => {
      currentStep = event.stepNumber;
    },
    onToolExecutionEnd: ({ toolOutput }) => log(currentStep, toolOutput.type === 'tool-result', toolOutput.type === 'tool-result' && toolOutput.output),
  });
  for (const one of [1, 2]) {
    log(one);
    let stepNumber2 = 0;
    await generateText({ model, tools, prompt, onStepStart: event => { stepNumber2 = event.stepNumber; }, onToolExecutionEnd: event => log(stepNumber2) });
  }
  return step;
}
