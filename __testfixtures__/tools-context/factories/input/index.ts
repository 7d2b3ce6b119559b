// @from 6
// @alone
// @only tools-context
import { generateText, type LanguageModel, streamText, ToolLoopAgent } from 'ai';
import * as timed from './timed';
import { createSearch, createTools, loadTools, type Session } from './tools';

export async function ask(model: LanguageModel, session: Session) {
  const tools = createTools('/search');
  await generateText({ model, prompt: 'Who?', tools, experimental_context: session });
  return generateText({ model, prompt: 'Who?', tools: await loadTools(), experimental_context: session });
}

export const agent = (model: LanguageModel, session: Session) =>
  new ToolLoopAgent({ model, tools: timed, experimental_context: session });

export class Service {
  readonly #session: Session = { user: 'ann' };
  private tools = this.make('/pages');

  private make(url: string) {
    return { search: createSearch(url), ...timed };
  }

  stream(model: LanguageModel) {
    return streamText({ model, prompt: 'Who?', tools: this.tools, experimental_context: this.#session });
  }
}
