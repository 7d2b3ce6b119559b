// @from 4
import type { CreateMessage } from '@ai-sdk/ui-utils';

export const next: CreateMessage[] = [];
