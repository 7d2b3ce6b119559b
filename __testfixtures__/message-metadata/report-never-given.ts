// @from 4
// @alone
// @only message-metadata
// @findings error:8 error:10
// @types-skip-output the members are left
import type { UIMessage } from 'ai';

export const byDate = (messages: UIMessage[]) => messages.map(message => message.createdAt?.getTime() ?? 0);

export const notes = ({ annotations }: UIMessage) => annotations?.length ?? 0;
