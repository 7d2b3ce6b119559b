// @from 6
// @row MSG-23
import type { ToolUIPart } from 'ai';

export const show = (part: ToolUIPart) => (part.state === 'output-error' ? part.rawInput : part.input);

export const both = (part: ToolUIPart) => (part.state === 'output-error' ? (part.input ?? part.rawInput) : undefined);

export function text(part: ToolUIPart) {
  if (part.state !== 'output-error') return '';
  const raw = part.rawInput;
  return `${JSON.stringify(part.rawInput)} ${part.rawInput === raw} ${part!.rawInput as string}`;
}
