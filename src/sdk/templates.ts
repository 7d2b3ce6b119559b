/** Templates of components that a compiler reads behind their scripts, and the way back into the component. */
import { type Segment, TEMPLATE, templateCode } from '../project/templates.js';
import { ts, type tsTypes } from './typescript.js';

interface Range {
  start: number;
  end: number;
}

interface Component {
  file: string;
  text: string;
  code: string;
  language: 'ts' | 'tsx' | 'jsx';
}

export interface Placed extends Range {
  /** What cannot be written there. */
  stop: string;
}

const KINDS = { ts: 'TS', tsx: 'TSX', jsx: 'JSX' } as const;

export class Template {
  readonly code: string;
  readonly #segments: readonly Segment[];

  private constructor(code: string, segments: readonly Segment[]) {
    this.code = code;
    this.#segments = segments;
  }

  /** The template of a component; undefined where it has none, or one that cannot be read. */
  static of({ file, text, code, language }: Component): Template | undefined {
    const found = templateCode(file, text);
    if (!found) return undefined;
    const source = ts.createSourceFile(file, found.code, ts.ScriptTarget.ESNext, false, ts.ScriptKind[KINDS[language]]);
    const { parseDiagnostics } = source as unknown as { parseDiagnostics: readonly unknown[] };
    if (parseDiagnostics.length > 0) return undefined;
    const shift = code.length;
    return new Template(
      found.code,
      found.segments.map(one => ({ ...one, start: one.start + shift, end: one.end + shift })),
    );
  }

  /** Where a range of the code stands in the component; undefined where no such text is there. */
  place({ start, end }: Range): Placed | undefined {
    const segment = this.#segments.find(one => one.start <= start && end <= one.end);
    if (!segment) return undefined;
    const shift = segment.at - segment.start;
    return { start: start + shift, end: end + shift, stop: segment.stop };
  }

  /** The text of the component that is closest. */
  nearest({ start }: Range): Range {
    const segment = this.#segments.find(one => one.end >= start) ?? this.#segments.at(-1)!;
    return { start: segment.at, end: segment.at + segment.end - segment.start };
  }
}

/** Whether a statement is the template of a component. */
export const isTemplate = (statement: tsTypes.Node): boolean =>
  ts.isLabeledStatement(statement) && statement.label.text === TEMPLATE;
