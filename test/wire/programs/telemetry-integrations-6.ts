// @from 6
// @unmigrated broken
import * as ai from 'ai';
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] },
  { text: 'It is sunny.' },
  { text: 'Good night.' },
];

/** What integrations of a call hear of it. */
export async function main(model: LanguageModel) {
  const heard: string[] = [];
  class Log {
    readonly name = 'class';
    onStart() {
      heard.push(`${this.name} start`);
    }
  }
  const weather = tool({
    inputSchema: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, sky: 'clear' }),
  });
  const first = await generateText({
    model,
    prompt: 'How is the weather in Izmir?',
    tools: { weather },
    stopWhen: stepCountIs(2),
    experimental_telemetry: {
      isEnabled: true,
      integrations: [
        ai.bindTelemetryIntegration(new Log()),
        {
          onStepStart: () => void heard.push('step start'),
          onToolCallStart: ({ toolCall }) => void heard.push(`${toolCall.toolName} start`),
          onToolCallFinish: ({ toolCall }) => void heard.push(`${toolCall.toolName} end`),
          onStepFinish: ({ text }) => void heard.push(`step end ${text}`),
          onFinish: ({ text }) => void heard.push(`end ${text}`),
        },
      ],
    },
  });
  const second = await generateText({
    model,
    prompt: 'Good night.',
    experimental_telemetry: { isEnabled: false, metadata: { userId: 'u1' } },
  });
  return { heard, texts: [first.text, second.text] };
}
