// @from 6
// @findings error:10 error:23
// @types-skip-output the data of files is left to a person
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV3, LanguageModelV3Message } from '@ai-sdk/provider';

const filesOf = ({ role, content }: LanguageModelV3Message): unknown[] =>
  role === 'system' || typeof content === 'string'
    ? []
    : content.map(part => (part.type === 'file' ? part.data : undefined));

export const drawn = (model: LanguageModelV3): LanguageModelV3 => ({
  ...model,
  doGenerate: async options => {
    console.log(options.prompt.flatMap(filesOf));
    const result = await model.doGenerate(options);
    const [first] = result.content;
    return first?.type === 'file'
      ? {
          ...result,
          content: [
            { type: 'file', mediaType: first.mediaType, data: first.data },
            { type: 'file', mediaType: 'text/plain', data: 'aGk=' },
          ],
        }
      : result;
  },
});
export const model = drawn(openai('gpt-5'));
/** What a call takes has no tag. */
export const message = { role: 'user', content: [{ type: 'file', mediaType: 'text/plain', data: 'aGk=' }] };
