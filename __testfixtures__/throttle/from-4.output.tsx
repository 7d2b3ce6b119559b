// @from 4
// @row UC-21
import { useChat } from '@ai-sdk/react';

export const Chat = () => useChat({ id: 'a', throttle: 50 }).status;
