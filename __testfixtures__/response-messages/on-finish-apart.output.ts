// @from 6
import { streamText, type LanguageModel, type ModelMessage } from 'ai';

declare function save(messages: ModelMessage[]): Promise<void>;

type Options = Parameters<typeof streamText>[0];
type OnFinish = NonNullable<Options['onFinish']>;

const onFinish: OnFinish = async ({ responseMessages }) => {
  await save(responseMessages);
};

function finished(event: Parameters<OnFinish>[0]) {
  return save(event.responseMessages);
}

export const ask = (model: LanguageModel, messages: ModelMessage[]) => streamText({ model, messages, onEnd: onFinish });
export const chat = (model: LanguageModel, messages: ModelMessage[]) => streamText({ model, messages, onEnd: finished });
