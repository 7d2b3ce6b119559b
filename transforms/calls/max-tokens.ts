import { guide5 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const maxTokens = renameMember({
  id: 'max-tokens',
  title: '`maxTokens` becomes `maxOutputTokens`',
  kind: 'silent',
  from: [4],
  members: ['CallSettings.maxTokens', 'LanguageModelCallOptions.maxTokens'],
  to: 'maxOutputTokens',
  strays: true,
  why: 'Under 7 `maxTokens` is ignored: the model gets no limit. Through a spread or a variable it even compiles.',
  keeps: [
    '`maxTokens` of other libraries, of request bodies and of your own types',
    'a value of your own type that is spread into a call keeps its type; the new name is written beside the spread',
  ],
  before: 'await generateText({ model, prompt, maxTokens: 500 });',
  after: 'await generateText({ model, prompt, maxOutputTokens: 500 });',
  docs: guide5('maximum-output-tokens'),
});
