import { guide7 } from '../../src/guides.js';
import { catchesAround } from '../../src/sdk/syntax.js';
import type { tsTypes } from '../../src/sdk/typescript.js';
import { defineTransform, means } from '../../src/transform.js';

export const outputErrors = defineTransform({
  id: 'output-errors',
  title: 'An output that cannot be parsed fails the call',
  kind: 'silent',
  from: [4, 5],
  words: ['experimental_output'],
  why: 'Up to 5 the output was parsed when it was read; 7 parses it with the call, which then rejects. A `catch` around the read alone no longer sees it.',
  keeps: ['reads in the same `try` as the call', 'reads in no `try`'],
  before: 'try { return result.experimental_output; } catch {}',
  after: 'try { return result.output; } catch {} // reported',
  docs: guide7('structured-outputs-remove-deprecated-experimental_output-option-and-result'),
  visit(use, context) {
    if (use.form !== 'read' || context.generation === null) return;
    if (!means(use, ['GenerateTextResult.experimental_output'])) return;
    const attempt = catchesAround(use.node)[0]?.tryBlock;
    const calls = attempt && context.uses.origins.of(use.node.expression);
    if (!calls?.length || calls.some(({ call }) => isWithin(call, attempt!))) return;
    context.report(use.key, {
      message: 'What cannot be parsed threw here; under 7 the call itself rejects, which this `try` does not hold.',
      remedy: 'Move the call into the `try`.',
    });
  },
});

const isWithin = (node: tsTypes.Node, block: tsTypes.Node): boolean =>
  node.getSourceFile() === block.getSourceFile() && node.pos >= block.pos && node.end <= block.end;
