import type { LanguageModelV1Prompt } from '@ai-sdk/provider';

export const toMessages = (prompt: LanguageModelV1Prompt) =>
  prompt.map(message => {
    switch (message.role) {
      case 'system':
        return { role: 'system', text: message.content };
      case 'user':
        return {
          role: 'user',
          parts: message.content.map(part => {
            switch (part.type) {
              case 'text':
                return part.text;
              case 'image':
                return part.image instanceof URL ? part.image.href : `${part.mimeType}, ${part.image.length} bytes`;
              case 'file':
                return part.filename ?? part.mimeType;
              default: {
                const never: never = part;
                return never;
              }
            }
          }),
          cache: message.providerMetadata?.own?.cache,
        };
      case 'assistant':
        return { role: 'assistant', calls: message.content.map(part => (part.type === 'tool-call' ? part.args : part.type)) };
      case 'tool':
        return { role: 'tool', results: message.content.map(({ result, isError }) => (isError ? 'failed' : result)) };
    }
  });
