// @from 4
// @only type-arguments, renamed-types, on-end
import { streamText, type LanguageModel, type StreamTextOnEndCallback, type ToolSet } from 'ai';

export const reply = (model: LanguageModel, tools: ToolSet, onFinish: StreamTextOnEndCallback<any>) =>
  streamText({ model, prompt: 'Hi', tools, onEnd: onFinish });

export const others = (onFinish: StreamTextOnEndCallback<ToolSet>) => onFinish;
