// @from 6
// @row on-step-finish-text on-step-finish-ui-stream
import {
  createAgentUIStream,
  createUIMessageStream,
  generateText,
  streamText,
  ToolLoopAgent,
  type LanguageModel,
  type StepResult,
  type ToolSet,
  type UIMessage,
} from 'ai';

declare const model: LanguageModel;
const onStepFinish = (step: StepResult<ToolSet>) => console.log(step.text);

export const generate = (prompt: string) => generateText({ model, prompt, onStepFinish });
export const stream = (prompt: string) =>
  streamText({
    model,
    prompt,
    async onStepFinish({ text, toolCalls }) {
      console.log(text, toolCalls);
    },
  });

export const agent = new ToolLoopAgent({ model, 'onStepFinish': onStepFinish });
export const ask = (prompt: string) => agent.generate({ prompt, ...(prompt ? { onStepFinish: () => {} } : {}) });
export const uiStream = (uiMessages: UIMessage[]) =>
  createAgentUIStream({ agent, uiMessages, onStepFinish: step => console.log(step.text) });

export const created = (messages: UIMessage[]) =>
  createUIMessageStream({
    originalMessages: messages,
    execute: ({ writer }) => writer.write({ type: 'start' }),
    onStepFinish: ({ responseMessage }) => console.log(responseMessage),
  });
