// @from 4
// @row PRV-08
// @only embedding-model
import { azure } from '@ai-sdk/azure';
import { google } from '@ai-sdk/google';
import { mistral } from '@ai-sdk/mistral';

const own = { textEmbeddingModel: (id: string) => mistral.embedding(id) };
export const models = [azure.embedding('a'), google.embedding('b'), own.textEmbeddingModel('c')];
