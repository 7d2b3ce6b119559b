// @from 6
// @only final-step
// @row usage-now-total accumulated-tool-members accumulated-content accumulated-files-sources accumulated-warnings usage-raw-multi-step
import { generateText, type LanguageModel, stepCountIs, type ToolSet } from 'ai';

type Result = Awaited<ReturnType<typeof generateText>>;

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function read(maybe?: Result) {
  const result = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  if (result.finalStep.toolCalls.length > 0) console.log(result.finalStep.staticToolCalls, result.finalStep.dynamicToolCalls[0]?.toolName);
  console.log(result.finalStep.toolResults, result.finalStep.staticToolResults, result.finalStep.dynamicToolResults.length);
  console.log(
    result.finalStep.content.at(-1),
    result
      .finalStep.files
      .map(file => file.mediaType),
    (result as Result).finalStep.sources,
    result!.finalStep.warnings,
  );
  return [
    result.finalStep.usage,
    result.finalStep.usage.inputTokens,
    result.finalStep.usage.raw,
    result.finalStep['usage'],
    result.finalStep['usage']['outputTokens'],
    maybe?.finalStep.usage,
    maybe?.finalStep['usage'],
    maybe?.finalStep.usage.totalTokens,
    maybe!.finalStep.usage,
    `${result.finalStep.usage.inputTokens} tokens`,
    (await generateText({ model, tools, prompt: 'Hello', stopWhen: [stepCountIs(2)] })).finalStep.usage,
  ];
}

export const inThen = () =>
  generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) }).then(result => result.finalStep.usage);

export const ofHelper = (result: Result) => result.finalStep.usage.inputTokens;

class Run {
  result?: Result;

  async start() {
    this.result = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
    return this.result.finalStep.usage;
  }

  get tokens() {
    return this.result?.finalStep.usage.totalTokens ?? 0;
  }
}

export const run = new Run();
