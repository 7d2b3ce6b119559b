// @from 6
// @alone
// @only tools-context
import * as ai from 'ai';
import type { Session } from './context';
import clock, { whoami as who } from './tools';

const tools = { who, clock, echo: ai.tool({ inputSchema: ai.jsonSchema<{ a: string }>({}), execute: ({ a }) => a }) };

export type Tools = typeof tools;

export const answer = (model: ai.LanguageModel, session: Session) =>
  ai.generateText({ model, prompt: 'Who?', tools: { ...tools, time: clock }, experimental_context: session });

export class Service {
  constructor(
    private readonly model: ai.LanguageModel,
    private readonly session: Session,
  ) {}

  stream() {
    return ai.streamText({
      model: this.model,
      prompt: 'Who?',
      tools,
      experimental_context: this.session,
    });
  }
}
