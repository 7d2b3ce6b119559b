// @from 6
// @only final-step
// @row usage-now-total-stream accumulated-tool-members
import { type LanguageModel, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function awaited() {
  const { textStream, finalStep } = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  for await (const chunk of textStream) console.log(chunk);
  return (await finalStep).usage.inputTokens;
}

export async function several() {
  const {
    text,
    finalStep,
  } = streamText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  finalStep.then(step => step.usage).then(console.log);
  const [said, used] = await Promise.all([text, finalStep.then(step => step.usage)]);
  return { said, used, calls: finalStep.then(step => step.toolCalls), usage: finalStep.then(step => step.usage), list: (await finalStep).toolCalls };
}

export function handedOn({ finalStep, text }: ReturnType<typeof streamText>) {
  return Promise.all([finalStep.then(step => step.usage), text]);
}

export async function taken(finalStep: string) {
  const { finalStep: lastStep } = streamText({ model, tools, prompt: finalStep, stopWhen: stepCountIs(5) });
  return (await lastStep).usage;
}
