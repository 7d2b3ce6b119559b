// @from 4
// @row UTL-01
// @findings error:4 error:7 error:8 error:9 error:10 error:11 error:12 error:13 error:14
import type { AssistantStatus } from '@ai-sdk/ui-utils';
import type { UIMessage } from 'ai';
import {
  callChatApi,
  extractMaxToolInvocationStep,
  fillMessageParts as fill,
  getMessageParts,
  isAssistantMessageWithCompletedToolCalls,
  prepareAttachmentsForRequest,
  shouldResubmitMessages,
  updateToolCallResult,
} from '@ai-sdk/ui-utils';

export const filled = (messages: UIMessage[]) => fill(messages).map(getMessageParts);
export const isDone = (message: UIMessage, status: AssistantStatus) =>
  isAssistantMessageWithCompletedToolCalls(message) && status === 'awaiting_message';
export { callChatApi, extractMaxToolInvocationStep, prepareAttachmentsForRequest, shouldResubmitMessages, updateToolCallResult };
