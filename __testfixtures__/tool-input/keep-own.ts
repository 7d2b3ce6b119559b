// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Job {
  args: string[];
  result: number;
}

export async function main(model: LanguageModel, jobs: Job[]) {
  const { text } = await generateText({ model, prompt: jobs.map(({ args }) => args.join()).join() });
  for (const job of jobs) console.log(job.args[0], job.result.toFixed(1));
  const toolCalls = jobs.map(job => ({ toolName: 'own', args: job.args }));
  return { text, first: toolCalls[0]?.args[0] };
}
