// @from 6
// @row guard-full-stream-elsewhere
// @types-skip-output two libraries that are not installed here
// @types-skip two libraries that are not installed here
import { Agent } from '@mastra/core/agent';
import { generateText } from 'ai';
import { chain } from './chain.js';

export async function read(agent: Agent) {
  const result = await agent.stream('Hello');
  for await (const part of result.fullStream) console.log(part.type);
  const { fullStream } = await chain.stream({ question: 'Why?' });
  return { fullStream, generateText };
}
