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
    runtimeContext: trace,
    experimental_onStart: ({ runtimeContext: experimental_context }) => log(experimental_context),
    experimental_onStepStart: event => log((event.runtimeContext as Trace).id),
    onStepFinish: ({ runtimeContext: context }) => log(context),
    onFinish: event => log(event.finalStep.runtimeContext),
    prepareStep: ({ runtimeContext: experimental_context, stepNumber }) => {
      const { id } = experimental_context as Trace;
      return { runtimeContext: { id: `${id}/${stepNumber}` } };
    },
  });
  return steps.map(step => step.runtimeContext);
}

export function stream(model: LanguageModel, trace: Trace) {
  return streamText({
    model,
    prompt: 'Hi',
    ...(trace.id && { runtimeContext: trace }),
    onFinish({ text, finalStep: { runtimeContext: context } }) {
      log(text, context);
    },
    prepareStep({ runtimeContext: context, ...rest }) {
      log(rest['experimental_context' as never]);
      return { runtimeContext: context };
    },
  });
}

export const contextOf = <T extends ToolSet>(step: StepResult<T>) => step['runtimeContext'];
