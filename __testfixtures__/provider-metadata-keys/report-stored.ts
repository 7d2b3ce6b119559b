// @from 5
// @row PER-07
// @findings warning:8
import type { UIMessage } from 'ai';
import '@ai-sdk/google-vertex';

export const grounding = (message: UIMessage) =>
  message.parts.map(part => (part.type === 'text' ? part.providerMetadata?.google : undefined));
