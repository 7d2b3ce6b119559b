import { guide7 } from '../../src/guides.js';
import { renameMember } from '../../src/transform.js';

export const embeddingModel = renameMember({
  id: 'embedding-model',
  title: '`textEmbeddingModel` becomes `embeddingModel`',
  kind: 'breaking',
  from: [4, 5, 6],
  members: ['ModelProvider.textEmbeddingModel', 'GatewayProvider.textEmbeddingModel'],
  to: 'embeddingModel',
  why: 'What `customProvider`, `createProviderRegistry` and `wrapProvider` give has no `textEmbeddingModel` under 7: the call throws. The gateway has it as an alias, which will go.',
  keeps: ['`textEmbeddingModel` of provider packages, which still have it', 'a method of that name of your own'],
  before: "const model = createProviderRegistry({ openai }).textEmbeddingModel('openai:text-embedding-3-small');",
  after: "const model = createProviderRegistry({ openai }).embeddingModel('openai:text-embedding-3-small');",
  docs: guide7('core-api-renames-and-removals'),
});
