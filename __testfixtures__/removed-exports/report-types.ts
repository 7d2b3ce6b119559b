// @from 4
// @only removed-exports
// @row attachment-tool-invocation-types type-log-probs
// @findings error:5 error:5 error:5
import type { AssistantStatus, ChatRequest, LogProbs } from 'ai';

export interface Upload {
  request?: ChatRequest;
  status: AssistantStatus;
  probabilities?: LogProbs;
}
