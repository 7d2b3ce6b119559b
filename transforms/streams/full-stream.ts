import { doubleWith } from '../../src/doubles.js';
import { isFirstInPackage } from '../../src/first-in-package.js';
import { guide7 } from '../../src/guides.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform, renameMember } from '../../src/transform.js';

const rename = renameMember({
  id: 'full-stream',
  title: '`fullStream` becomes `stream`',
  kind: 'deprecated',
  from: [4, 5, 6],
  members: ['StreamTextResult.fullStream'],
  to: 'stream',
  provesNew: true,
  why: 'The old name is an alias under 7 and will go.',
  keeps: [
    '`fullStream` of `streamObject`, of transcriptions and of speech, which have no `stream`',
    'all of a package whose tests have an object with the old name in place of a result',
    '`fullStream` of LangChain, of Mastra and of your own classes',
  ],
  before: 'for await (const part of result.fullStream) console.log(part.type);',
  after: 'for await (const part of result.stream) console.log(part.type);',
  docs: guide7('streamtextresultfullstream-renamed-to-stream'),
});

export const fullStream = defineTransform({
  ...rename,
  // Code of 7 may use the alias: the old name proves nothing.
  visit(use, context) {
    if (context.generation === null || use.owners.length === 0) return;
    const double = doubleWith(use.name, context);
    if (double === undefined) rename.visit(use, context);
    else reportLeft(use, double, context);
  },
});

function reportLeft({ key }: Use, double: string, context: Context): void {
  if (!isFirstInPackage('fullStream', context)) return;
  context.report(key, {
    message: `\`fullStream\` is \`stream\` in 7 and works as before. It was left in this package: a double in ${double} may have nothing else.`,
    remedy: 'Write `stream` in both.',
    severity: 'info',
  });
}
