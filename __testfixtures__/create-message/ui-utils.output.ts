// @from 4
import type { UIMessage, CreateUIMessage } from 'ai';

export const next: CreateUIMessage<UIMessage>[] = [];
