/** The expressions of a component's template, written as code in which names mean what they mean there. */
import { writeSvelte } from './templates/svelte.js';
import { writeVue } from './templates/vue.js';
import { type Segment, TemplateWriter } from './templates/writer.js';

export type { Segment };

/** The label of the block that holds it. */
export const TEMPLATE = '$template';

export interface Template {
  /** To be read behind the scripts of the component. */
  code: string;
  /** Which of it is text of the component; offsets count from the start of the code. */
  segments: readonly Segment[];
}

/** Undefined for what is no component, or a template that is not to be read so. */
export function templateCode(file: string, text: string): Template | undefined {
  const write = file.endsWith('.vue') ? writeVue : file.endsWith('.svelte') ? writeSvelte : undefined;
  if (!write) return undefined;
  const out = new TemplateWriter(text);
  out.glue(`\n${TEMPLATE}: {`);
  if (!write(text, out) || out.segments.length === 0) return undefined;
  out.glue('\n}\n');
  return { code: out.code, segments: out.segments };
}
