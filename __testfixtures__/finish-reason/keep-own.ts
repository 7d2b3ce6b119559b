// @from 5
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

interface Job {
  finishReason: 'stop' | 'unknown';
  type: 'unsupported-setting' | 'fine';
}

export async function ask(job: Job): Promise<string> {
  const { finishReason } = await generateText({ model, prompt: 'Hello' });
  if (job.finishReason === 'unknown' || job.type === 'unsupported-setting') return 'unknown';
  const reason: string = finishReason ?? 'unknown';
  return reason;
}
