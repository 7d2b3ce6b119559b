// @from 4
// @only stream-parts
// @row part-reasoning part-step-finish
import type { TextStreamPart, ToolSet } from 'ai';

type Part = TextStreamPart<ToolSet>;
type Reasoning = Extract<Part, { type: 'reasoning-delta' }>;
type Shown = Exclude<Part, { type: 'start-step' | 'finish-step' }>;
type Text = Extract<TextStreamPart<any>, { type: 'text-delta' }>['text'];
type Kind = Exclude<Part['type'], 'start-step'>;

export const isReasoning = (part: Part): part is Reasoning => part.type === 'reasoning-delta';
export const isFinish = (part: Part): part is Part & { type: 'finish-step' } => part.type === 'finish-step';

export const text = (part: Reasoning): Text => part.text;
export const kinds = (part: Shown, kind: Kind) => [part.type, kind];

const order: Part['type'][] = ['reasoning-delta', 'text-delta', 'finish-step'];
export const rank = (part: Part) => order.indexOf(part.type);

export function count(seen: Part[], kind: Part['type']) {
  return seen.filter(part => part.type === kind).length;
}
export const steps = (seen: Part[]) => count(seen, 'finish-step') + count(seen, 'finish');

export const handlers: { [K in Part['type']]?: (part: Extract<Part, { type: K }>) => void } = {
  'text-delta': part => console.log(part.text),
  'reasoning-delta': part => console.log(part.text),
  'finish-step'(part) {
    console.log(part.usage);
  },
  finish(part) {
    console.log(part.totalUsage);
  },
};

const labels: Partial<Record<string, string>> = { reasoning: 'Thinking' };
const own = { 'reasoning-delta': 'Thinking', 'finish-step': 'Step' };
export const label = (part: Part) => own[part.type as keyof typeof own];
export const other = (name: string) => labels[name];

export function render({ type }: Part) {
  return type === 'start-step' ? 'start' : type;
}
