// @from 5
import { parseJSON, safeParseJSON } from '@ai-sdk/provider-utils';

export const read = async (text: string) => (await safeParseJSON({ text })).success;
export const start = (text: string) => parseJSON({ text });
