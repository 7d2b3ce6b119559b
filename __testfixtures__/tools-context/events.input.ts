// @from 6
// @only tools-context
// @row event-experimental-context prepare-step-experimental-context
import { generateText, type LanguageModel, type StepResult, streamText, type ToolSet } from 'ai';

type Trace = { id: string };

const log = (...values: unknown[]) => console.log(...values);

export async function ask(model: LanguageModel, trace: Trace) {
  const { steps } = await generateText({
    model,
    prompt: 'Hi',
    experimental_context: trace,
    experimental_onStart: ({ experimental_context }) => log(experimental_context),
    experimental_onStepStart: event => log((event.experimental_context as Trace).id),
    onStepFinish: ({ experimental_context: context }) => log(context),
    onFinish: event => log(event.experimental_context),
    prepareStep: ({ experimental_context, stepNumber }) => {
      const { id } = experimental_context as Trace;
      return { experimental_context: { id: `${id}/${stepNumber}` } };
    },
  });
  return steps.map(step => step.experimental_context);
}

export function stream(model: LanguageModel, trace: Trace) {
  return streamText({
    model,
    prompt: 'Hi',
    ...(trace.id && { experimental_context: trace }),
    onFinish({ text, experimental_context: context }) {
      log(text, context);
    },
    prepareStep({ experimental_context: context, ...rest }) {
      log(rest['experimental_context' as never]);
      return { experimental_context: context };
    },
  });
}

export const contextOf = <T extends ToolSet>(step: StepResult<T>) => step['experimental_context'];
