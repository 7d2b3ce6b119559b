// @from 6
// @only final-step
// @row accumulated-tool-members
import { generateText, type LanguageModel, stepCountIs, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function ask() {
  const {
    text,
    // what it cost
    finalStep: { usage },
    steps,
    finalStep: { toolCalls }, // of the model
    /* and what came of them */ finalStep: { toolResults },
  } = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  const result = await generateText({ model, tools, prompt: 'Hello', stopWhen: stepCountIs(5) });
  const { finalStep: { usage: /* again */ again } } = result;
  return { text, usage, steps, toolCalls, toolResults, again, files: result /* all */.finalStep.files };
}
