// How long a dry run takes as a whole process: on a generated project, or on the folder given. With --against, in turn with
// another command (its {dir} is a copy of the project), and the ratio of the medians.
//
//   node scripts/bench.mjs [--files 100] [--runs 5] [--dir path] [--against 'npx @ai-sdk/codemod upgrade']
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '100' },
    runs: { type: 'string', default: '5' },
    dir: { type: 'string' },
    against: { type: 'string' },
  },
});
const BIN = fileURLToPath(new URL('../dist/bin/ai-sdk-fix.js', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'ai-sdk-fix-bench-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** A route with a tool, as chat applications have them. */
const source = i => `import { generateText, tool } from 'ai';
import { z } from 'zod';

const lookUp${i} = tool({
  description: 'Look up a record',
  parameters: z.object({ id: z.string() }),
  execute: async ({ id }) => (await fetch(\`https://example.org/\${id}\`)).json(),
});

export async function answer${i}(history: any[], question: string, limits: { maxTokens?: number }) {
  const result = await generateText({
    model: 'openai/gpt-5' as any,
    messages: [{ role: 'system', content: 'Be brief.' }, ...history, { role: 'user', content: question }],
    tools: { lookUp${i} },
    maxSteps: ${(i % 5) + 2},
    ...limits,
  });
  history.push(...result.response.messages);
  return result.text;
}
`;

function project() {
  if (values.dir) return values.dir;
  const dir = join(scratch, 'project');
  mkdirSync(join(dir, 'src'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'bench', dependencies: { ai: '^4.3.19' } }));
  for (let i = 0; i < Number(values.files); i++) writeFileSync(join(dir, 'src', `route${i}.ts`), source(i));
  return dir;
}

function time(command, args, cwd) {
  const start = performance.now();
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'ignore' });
  // A command that gives up at once would look fast.
  if (status !== 0) throw new Error(`${command} ${error?.message ?? `ended with ${status}`}`);
  return (performance.now() - start) / 1000;
}

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const dir = project();
const ours = [];
const theirs = [];
for (let run = 0; run < Number(values.runs); run++) {
  ours.push(time(process.execPath, [BIN, '-n', '--format', 'json', '.'], dir));
  if (!values.against) continue;
  const copy = join(scratch, `copy${run}`);
  cpSync(dir, copy, { recursive: true });
  const [command, ...args] = values.against.split(' ').map(word => word.replace('{dir}', copy));
  theirs.push(time(command, args, copy));
}

console.log(`ai-sdk-fix: median ${median(ours).toFixed(2)} s of ${ours.length} runs`);
if (theirs.length > 0) {
  console.log(`other:      median ${median(theirs).toFixed(2)} s`);
  console.log(`ratio:      ${(median(theirs) / median(ours)).toFixed(1)}`);
}
