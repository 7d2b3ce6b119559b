// @from 4
// @row IMP-08
// @types-skip @ai-sdk/solid is not installed
// @findings error:5
import { useChat } from '@ai-sdk/solid';

export const Chat = () => useChat().messages().length;
