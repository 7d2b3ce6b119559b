// @from 4
// @row append-response-messages PER-02
// @findings error:6 error:14
// @only removed-exports
import * as ai from 'ai';
import { appendResponseMessages, type CoreAssistantMessage, type Message } from 'ai';

type Answer = CoreAssistantMessage & { id: string };

export const whole = (messages: Message[], answers: Answer[]) => appendResponseMessages({
  messages,
  responseMessages: answers,
});
export const again = (messages: Message[], answers: Answer[]) => ai.appendResponseMessages({ messages, responseMessages: answers });
