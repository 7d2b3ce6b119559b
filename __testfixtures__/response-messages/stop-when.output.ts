// @from 6
// @only response-messages
// @row step-response-messages
import { generateText, type LanguageModel, type StopCondition, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

const isLong: StopCondition<ToolSet> = ({ steps }) => (steps.flatMap(step => step.response.messages).length ?? 0) > 10;

export const ask = (prompt: string) =>
  generateText({
    model,
    tools,
    prompt,
    stopWhen: [isLong, step => step.steps.flatMap(each => each.response.messages).some(({ role }) => role === 'tool')],
  });
