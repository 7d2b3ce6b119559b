// @from 4
// @row attachment-tool-invocation-types type-log-probs
// @findings error:4 error:4 error:4 error:4 error:5
import type { AssistantStatus, Attachment, ChatRequest, LogProbs } from 'ai';
import type { SourceUIPart } from '@ai-sdk/ui-utils';

export interface Upload {
  file: Attachment;
  request?: ChatRequest;
  status: AssistantStatus;
  probabilities?: LogProbs;
}
export const isUrl = (part: SourceUIPart) => part.type === 'source';
