// @from 4
import { generateId } from '@ai-sdk/provider-utils';

const parseJSON = ({ text }: { text: string }) => JSON.parse(text) as { name: string };

export const read = (text: string) => generateId() + parseJSON({ text }).name;
