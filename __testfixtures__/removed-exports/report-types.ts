// @from 4
// @only removed-exports
// @row attachment-tool-invocation-types type-log-probs
// @findings error:5 error:5 error:5 error:5 error:6
import type { AssistantStatus, Attachment, ChatRequest, LogProbs } from 'ai';
import type { SourceUIPart } from '@ai-sdk/ui-utils';

export interface Upload {
  file: Attachment;
  request?: ChatRequest;
  status: AssistantStatus;
  probabilities?: LogProbs;
}
export const isUrl = (part: SourceUIPart) => part.type === 'source';
