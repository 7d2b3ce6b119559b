// @from 6
import { streamText, type LanguageModel, type ModelMessage } from 'ai';

declare function save(messages: ModelMessage[]): Promise<void>;

type Options = Parameters<typeof streamText>[0];
type OnFinish = NonNullable<Options['onFinish']>;

const onFinish: OnFinish = async ({ response }) => {
  await save(response.messages);
};

function finished(event: Parameters<OnFinish>[0]) {
  return save(event.response.messages);
}

export const ask = (model: LanguageModel, messages: ModelMessage[]) => streamText({ model, messages, onFinish });
export const chat = (model: LanguageModel, messages: ModelMessage[]) => streamText({ model, messages, onFinish: finished });
