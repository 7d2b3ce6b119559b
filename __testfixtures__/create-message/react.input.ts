// @from 4
import { type CreateMessage, useCompletion } from '@ai-sdk/react';

export const next: CreateMessage[] = [];
export const useName = () => useCompletion().completion;
