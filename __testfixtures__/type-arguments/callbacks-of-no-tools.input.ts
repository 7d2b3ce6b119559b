// @from 4
// @only type-arguments, renamed-types, on-end
import { streamText, type LanguageModel, type StreamTextOnFinishCallback, type ToolSet } from 'ai';

export const reply = (model: LanguageModel, tools: ToolSet, onFinish: StreamTextOnFinishCallback<{}>) =>
  streamText({ model, prompt: 'Hi', tools, onFinish });

export const others = (onFinish: StreamTextOnFinishCallback<ToolSet>) => onFinish;
