// @from 5
// @only agent-stream,deprecated-exports,type-arguments
// @row agent-stream-async
import { Experimental_Agent as Agent, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
const agent = new Agent({ model });

export async function POST(request: Request) {
  const { prompt } = await request.json();
  const result = agent.stream({ prompt });
  for await (const text of result.textStream) console.log(text);
  return agent.stream({ prompt }).toTextStreamResponse();
}

export const GET = () => agent.stream({ prompt: 'Hello' }).toTextStreamResponse();

class Chat {
  readonly agent: Agent<ToolSet>;
  constructor() {
    this.agent = new Agent<ToolSet>({ model });
  }

  private stream(prompt: string) {
    return this.agent!.stream({ prompt });
  }

  async ask(prompt: string) {
    const { textStream } = this.stream(prompt);
    return textStream;
  }
}

export const chat = new Chat();

export async function both(prompt: string) {
  const [a, b] = await Promise.all([agent.stream({ prompt }).text, agent.generate({ prompt })]);
  return [a, b.text];
}
