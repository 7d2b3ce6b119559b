import { type InferToolInput, ToolLoopAgent, type LanguageModel } from 'ai';
import { passportStatus, visaStatus as status } from './tools';

const documents = { status };

export const agent = (model: LanguageModel) =>
  new ToolLoopAgent({ model, tools: { ...documents, passport_status: passportStatus } });

export type Input = InferToolInput<typeof documents.status>;
