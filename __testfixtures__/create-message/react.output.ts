// @from 4
import { type CreateUIMessage, type UIMessage, useCompletion } from '@ai-sdk/react';

export const next: CreateUIMessage<UIMessage>[] = [];
export const useName = () => useCompletion().completion;
