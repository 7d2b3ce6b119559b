// @from 6
// @only final-step
// @row usage-now-total accumulated-tool-members accumulated-content accumulated-files-sources accumulated-warnings usage-raw-multi-step
import { generateText, type LanguageModel, stepCountIs, type ToolSet } from 'ai';

type Result = Awaited<ReturnType<typeof generateText>>;

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function read(maybe?: Result) {
  const result = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  if (result.toolCalls.length > 0) console.log(result.staticToolCalls, result.dynamicToolCalls[0]?.toolName);
  console.log(result.toolResults, result.staticToolResults, result.dynamicToolResults.length);
  console.log(
    result.content.at(-1),
    result
      .files
      .map(file => file.mediaType),
    (result as Result).sources,
    result!.warnings,
  );
  return [
    result.usage,
    result.usage.inputTokens,
    result.usage.raw,
    result['usage'],
    result['usage']['outputTokens'],
    maybe?.usage,
    maybe?.['usage'],
    maybe?.usage.totalTokens,
    maybe!.usage,
    `${result.usage.inputTokens} tokens`,
    (await generateText({ model, tools, prompt: 'Hello', stopWhen: [stepCountIs(2)] })).usage,
  ];
}

export const inThen = () =>
  generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) }).then(result => result.usage);

export const ofHelper = (result: Result) => result.usage.inputTokens;

class Run {
  result?: Result;

  async start() {
    this.result = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
    return this.result.usage;
  }

  get tokens() {
    return this.result?.usage.totalTokens ?? 0;
  }
}

export const run = new Run();
