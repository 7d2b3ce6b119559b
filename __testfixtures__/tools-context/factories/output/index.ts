// @from 6
// @alone
// @only tools-context
import { generateText, type LanguageModel, streamText, ToolLoopAgent } from 'ai';
import * as timed from './timed';
import { createSearch, createTools, loadTools, type Session } from './tools';

export async function ask(model: LanguageModel, session: Session) {
  const tools = createTools('/search');
  await generateText({ model, prompt: 'Who?', tools, runtimeContext: session, toolsContext: { whoami: session, search: session } });
  return generateText({ model, prompt: 'Who?', tools: await loadTools(), runtimeContext: session, toolsContext: { 'find-page': session, findUser: session } });
}

export const agent = (model: LanguageModel, session: Session) =>
  new ToolLoopAgent({ model, tools: timed, runtimeContext: session, toolsContext: { clock: session } });

export class Service {
  readonly #session: Session = { user: 'ann' };
  private tools = this.make('/pages');

  private make(url: string) {
    return { search: createSearch(url), ...timed };
  }

  stream(model: LanguageModel) {
    return streamText({ model, prompt: 'Who?', tools: this.tools, runtimeContext: this.#session, toolsContext: { search: this.#session, clock: this.#session } });
  }
}
