// @from 7
import { useChat } from '@ai-sdk/react';

export const Old = () => useChat().addToolResult;
export const New = () => useChat().addToolOutput;
