// @from 5
// @only agent-stream,deprecated-exports,type-arguments
// @row agent-stream-async
import { ToolLoopAgent as Agent, type LanguageModel, type ToolSet } from 'ai';

declare const model: LanguageModel;
const agent = new Agent({ model });

export async function POST(request: Request) {
  const { prompt } = await request.json();
  const result = await agent.stream({ prompt });
  for await (const text of result.textStream) console.log(text);
  return (await agent.stream({ prompt })).toTextStreamResponse();
}

export const GET = async () => (await agent.stream({ prompt: 'Hello' })).toTextStreamResponse();

class Chat {
  readonly agent: Agent<never, ToolSet>;
  constructor() {
    this.agent = new Agent<never, ToolSet>({ model });
  }

  private async stream(prompt: string) {
    return this.agent!.stream({ prompt });
  }

  async ask(prompt: string) {
    const { textStream } = await this.stream(prompt);
    return textStream;
  }
}

export const chat = new Chat();

export async function both(prompt: string) {
  const [a, b] = await Promise.all([(await agent.stream({ prompt })).text, agent.generate({ prompt })]);
  return [a, b.text];
}
