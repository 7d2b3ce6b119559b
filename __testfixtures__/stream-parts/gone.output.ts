// @from 4
// @only stream-parts
// @row part-reasoning-signature part-tool-error part-finish part-step-finish part-tool-call-delta
// @findings error:15 error:18 error:22 error:25 error:28 error:28 error:28 error:29 error:29 error:32 error:32 warning:35 warning:48
// @types-skip-output What is gone is left to a person.
import { streamText, ToolExecutionError, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};

export async function gone(model: LanguageModel) {
  const { fullStream, text } = streamText({ model, prompt: 'Hello' });
  for await (const part of fullStream) {
    switch (part.type) {
      case 'reasoning-delta':
      case 'reasoning-signature':
        write('thinking');
        break;
      case 'redacted-reasoning':
        write(part.data);
        break;
      case 'tool-input-delta':
        write(part.id, part.toolName);
        break;
      case 'start-step':
        write(part.messageId);
        break;
      case 'finish-step':
        write(part.messageId, part.request, part.warnings);
        write(part.isContinued, part.logprobs);
        break;
      case 'finish':
        write(part.totalUsage, part.response, part.logprobs);
        break;
    }
    if (part.type === 'error') {
      if (part.error instanceof ToolExecutionError) write(part.error.toolName);
    } else if (part.type === 'finish') {
      write(part.finishReason);
    }
  }
  return text;
}

export const handled = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
    onError({ error }) {
      if (ToolExecutionError.isInstance(error)) write(error.toolName);
    },
  });
