// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Limits {
  maxTokens: number;
}

declare const model: LanguageModel;
declare function check(limits: Limits): void;
declare function record(options: any): void;

function log(options: any) {
  console.log(options.maxTokens);
}

const checked = { model, maxTokens: 100 };
check(checked);

const recorded = { model, maxTokens: 100 };
record(recorded);

const logged = { model, prompt: 'Hello', maxTokens: 100 };
log(logged);

export async function ask(prompt: string) {
  await generateText({ ...checked, maxOutputTokens: checked.maxTokens, prompt });
  await generateText({ ...recorded, maxOutputTokens: recorded.maxTokens, prompt });
  return generateText({ ...logged, maxOutputTokens: logged.maxTokens });
}
