// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Job {
  success: boolean;
  output?: string;
  error?: Error;
  durationMs: number;
}

interface Runner {
  experimental_onToolCallStart?: (job: Job) => void;
  experimental_onToolCallFinish?: (job: Job) => void;
}

declare function run(runner: Runner): Promise<Job>;

export async function jobs(model: LanguageModel, prompt: string) {
  const job = await run({
    experimental_onToolCallStart: started => console.log(started.success),
    experimental_onToolCallFinish: ({ success, output, error, durationMs }) => {
      if (success) console.log(output, durationMs);
      else console.error(error);
    },
  });
  const parsed = { success: true, output: 1, error: undefined };
  const { text } = await generateText({ model, prompt });
  return job.success && parsed.success ? job.output : text;
}
