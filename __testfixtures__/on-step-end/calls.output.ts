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

export const generate = (prompt: string) => generateText({ model, prompt, onStepEnd: onStepFinish });
export const stream = (prompt: string) =>
  streamText({
    model,
    prompt,
    async onStepEnd({ text, toolCalls }) {
      console.log(text, toolCalls);
    },
  });

export const agent = new ToolLoopAgent({ model, 'onStepEnd': onStepFinish });
export const ask = (prompt: string) => agent.generate({ prompt, ...(prompt ? { onStepEnd: () => {} } : {}) });
export const uiStream = (uiMessages: UIMessage[]) =>
  createAgentUIStream({ agent, uiMessages, onStepEnd: step => console.log(step.text) });

export const created = (messages: UIMessage[]) =>
  createUIMessageStream({
    originalMessages: messages,
    execute: ({ writer }) => writer.write({ type: 'start' }),
    onStepEnd: ({ responseMessage }) => console.log(responseMessage),
  });
