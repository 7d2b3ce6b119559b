import { guide7 } from '../../src/guides.js';
import { defineTransform, means, renameMember } from '../../src/transform.js';
import { renameType } from './embedding-model/model-type.js';

const rename = renameMember({
  id: 'embedding-model',
  title: '`textEmbeddingModel` becomes `embeddingModel`',
  kind: 'breaking',
  from: [4, 5, 6],
  members: [
    'ModelProvider.textEmbeddingModel',
    'GatewayProvider.textEmbeddingModel',
    'MockProviderV2.textEmbeddingModel',
    'CustomProviderOptions.textEmbeddingModels',
    'ProviderInstance.textEmbeddingModel',
    'ProviderInstance.textEmbedding',
  ],
  to: { textEmbedding: 'embedding', textEmbeddingModel: 'embeddingModel', textEmbeddingModels: 'embeddingModels' },
  why: 'What `customProvider`, `createProviderRegistry` and `wrapProvider` give has no `textEmbeddingModel` under 7: the call throws. `customProvider` ignores `textEmbeddingModels`, and the `modelType` of a `NoSuchModelError` is `embeddingModel`. The gateway and the packages of providers have the old names as aliases, which will go.',
  keeps: [
    '`embedding` of provider packages, which is the name of 7',
    'a method or a `modelType` of that name of your own',
  ],
  before:
    "const provider = customProvider({ textEmbeddingModels: { small } });\nconst model = createProviderRegistry({ provider }).textEmbeddingModel('provider:small');",
  after:
    "const provider = customProvider({ embeddingModels: { small } });\nconst model = createProviderRegistry({ provider }).embeddingModel('provider:small');",
  docs: guide7('core-api-renames-and-removals'),
});

const TYPES = ['NoSuchModelError.modelType', 'NoSuchModelErrorOptions.modelType'];

export const embeddingModel = defineTransform({
  ...rename,
  words: [...rename.words, 'modelType'],
  visit(use, context) {
    if (use.name !== 'modelType') rename.visit(use, context);
    else if (means(use, TYPES)) renameType(use, context);
  },
});
