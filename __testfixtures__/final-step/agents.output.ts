// @from 6
// @only final-step
// @row usage-now-total usage-now-total-stream
import { type Agent, type LanguageModel, ToolLoopAgent, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

const agent = new ToolLoopAgent({ model, tools });

export async function ask() {
  const result = await agent.generate({ prompt: 'Hello' });
  return [result.finalStep.usage, result.finalStep.toolCalls];
}

export async function stream() {
  const result = await agent.stream({ prompt: 'Hello' });
  for await (const chunk of result.textStream) console.log(chunk);
  return [(await result.finalStep).usage, (await result.finalStep).toolCalls.length];
}

export async function any(agent: Agent) {
  const { finalStep: { usage } } = await agent.generate({ prompt: 'Hello' });
  return usage;
}
