// @from 4
// @only stream-parts
// @row part-reasoning part-step-finish
import type { TextStreamPart, ToolSet } from 'ai';

type Part = TextStreamPart<ToolSet>;
type Reasoning = Extract<Part, { type: 'reasoning' }>;
type Shown = Exclude<Part, { type: 'step-start' | 'step-finish' }>;
type Text = Extract<TextStreamPart<any>, { type: 'text-delta' }>['textDelta'];
type Kind = Exclude<Part['type'], 'step-start'>;

export const isReasoning = (part: Part): part is Reasoning => part.type === 'reasoning';
export const isFinish = (part: Part): part is Part & { type: 'step-finish' } => part.type === 'step-finish';

export const text = (part: Reasoning): Text => part.textDelta;
export const kinds = (part: Shown, kind: Kind) => [part.type, kind];

const order: Part['type'][] = ['reasoning', 'text-delta', 'step-finish'];
export const rank = (part: Part) => order.indexOf(part.type);

export function count(seen: Part[], kind: Part['type']) {
  return seen.filter(part => part.type === kind).length;
}
export const steps = (seen: Part[]) => count(seen, 'step-finish') + count(seen, 'finish');

export const handlers: { [K in Part['type']]?: (part: Extract<Part, { type: K }>) => void } = {
  'text-delta': part => console.log(part.textDelta),
  reasoning: part => console.log(part.textDelta),
  'step-finish'(part) {
    console.log(part.usage);
  },
  finish(part) {
    console.log(part.usage);
  },
};

const labels: Partial<Record<string, string>> = { reasoning: 'Thinking' };
const own = { reasoning: 'Thinking', 'step-finish': 'Step' };
export const label = (part: Part) => own[part.type as keyof typeof own];
export const other = (name: string) => labels[name];

export function render({ type }: Part) {
  return type === 'step-start' ? 'start' : type;
}
