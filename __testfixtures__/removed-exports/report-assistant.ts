// @from 4
// @row assistant-api UC-29
// @findings error:4 error:5
import { formatAssistantStreamPart } from 'ai';
import { AssistantResponse as respond } from 'ai';

export const POST = () => respond({ threadId: '1', messageId: '2' }, async () => {});
export { formatAssistantStreamPart };
