// @from 6
import type { UIMessage } from 'ai';

interface Row {
  rawInput: string;
}

export const parse = ({ rawInput }: Row) => JSON.parse(rawInput) as UIMessage;
export const toRow = (message: UIMessage): Row => ({ rawInput: JSON.stringify(message) });
