/** `handleSubmit` of 4, written as a function of the component. */
import type { Draft } from '../../../src/edit/draft.js';
import { isScript, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { sendData, usesOf } from './append.js';
import { FILES, renameFiles, settledKeys } from './files.js';
import { callOf, goesOn } from './handed.js';
import { type Request, requestOf } from './request.js';

export interface Submit {
  /** What its calls give. */
  requests: readonly Request[];
  /** Names of the options that it takes. */
  options: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

/** Options of a call of 4 that its stand-in takes, as they are typed in it. */
const OPTIONS: Readonly<Record<string, string>> = {
  [FILES]: 'files?: ',
  allowEmptySubmit: 'allowEmptySubmit?: boolean',
  headers: 'headers?: Record<string, string>',
  body: 'body?: object',
  data: 'body?: object',
};

/** How it is called; why it cannot be written, where one of its calls says too much. */
export function submitOf(element: tsTypes.BindingElement | undefined, context: Context): Submit | string | undefined {
  return element && submitBy(usesOf(element, context), context);
}

export function submitBy(uses: readonly tsTypes.Node[], context: Context): Submit | string {
  const calls = uses.flatMap(use => callOf(use) ?? []);
  const own = readCalls(calls, context);
  const isHandedOn = uses.some(use => !callOf(use) && goesOn(use, 'handleSubmit', context));
  const all = isHandedOn && typeof own !== 'string' ? submitAnywhere(context) : own;
  return typeof own === 'string' || typeof all === 'string'
    ? all
    : { requests: own.requests, options: union(own.options, all.options), files: union(own.files, all.files) };
}

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>): Set<string> => new Set([...a, ...b]);

function readCalls(calls: readonly tsTypes.CallExpression[], context: Context): Submit | string {
  const requests: Request[] = [];
  for (const { arguments: given } of calls) {
    if (!given[1]) continue;
    const request = requestOf(given[1], Object.keys(OPTIONS), context);
    if (typeof request !== 'object')
      return `of a call of \`handleSubmit\`: ${request ?? 'its options are not written out'}`;
    requests.push(request);
  }
  const names = requests.flatMap(({ literal }) => literal.properties.map(({ name }) => staticName(name)!));
  return { requests, options: new Set(names), files: new Set(requests.flatMap(({ files }) => files?.as.type ?? [])) };
}

const known = new WeakMap<Context['uses'], Submit | string>();

/** How the helper is called in the whole project, by whatever way it comes there. */
export function submitAnywhere(context: Context): Submit | string {
  const { uses } = context;
  const found = known.get(uses);
  if (found !== undefined) return found;
  const calls = uses.references.named('handleSubmit').flatMap(token => {
    const call = callOf(ts.isPropertyAccessExpression(token.parent) ? token.parent : token);
    return call && uses.origins.producerAt(call)?.made === 'UseChatHelpers.handleSubmit' ? [call] : [];
  });
  const submit = readCalls(calls, context);
  known.set(uses, submit);
  return submit;
}

/** The parameters of the stand-in, as types. */
export function parametersOf({ options, files }: Submit, at: tsTypes.Node, draft: Draft): string {
  const types = Object.keys(OPTIONS)
    .filter(name => options.has(name))
    .map(
      name => OPTIONS[name]! + (name === FILES ? [...files].map(type => imported(type, at, draft)).join(' | ') : ''),
    );
  const given = types.length > 0 ? `, options?: { ${[...new Set(types)].join('; ')} }` : '';
  return `event?: { preventDefault?: () => void }${given}`;
}

function imported(type: string, at: tsTypes.Node, draft: Draft): string {
  if (type !== 'FileUIPart[]') return type;
  return `${isScript(at) ? "import('ai').FileUIPart" : draft.importType(at, 'ai', 'FileUIPart')}[]`;
}

/** Writes what a call gives as the stand-in takes it. */
export function writeRequest({ files, data, literal }: Request, draft: Draft): void {
  const keys = literal.properties.map(({ name }) => name!);
  if (keys.some(key => settledKeys.has(key))) return;
  if (files) renameFiles(files.property, files.as, draft);
  if (data) sendData(data, draft);
  for (const key of keys) settledKeys.add(key);
}

interface Names {
  name: string;
  /** What reads the input, and what empties it. */
  input: string;
  clear: string;
  sender: string;
  end: string;
  isTyped: boolean;
  /** Whether the types stand in a comment where the language has none. */
  isDocumented?: boolean;
  /** One step of indentation. */
  step: string;
  at: tsTypes.Node;
}

export function writeSubmit(submit: Submit, names: Names, draft: Draft): string[] {
  const { name, input, clear, sender, end, isTyped, isDocumented, step, at } = names;
  for (const request of submit.requests) writeRequest(request, draft);
  const { options } = submit;
  const sent = ['headers', 'body', 'data'].some(option => options.has(option));
  const parameters = isTyped ? parametersOf(submit, at, draft) : `event${options.size > 0 ? ', options' : ''}`;
  const text = input === 'text' ? 'text' : `text: ${input}`;
  const files = options.has(FILES) ? ', files: options?.files' : '';
  const type = isDocumented && !isTyped ? [`/** @type {(${parametersOf(submit, at, draft)}) => void} */`] : [];
  return [
    [
      ...type,
      `const ${name} = (${parameters}) => {`,
      `${step}event?.preventDefault?.()${end}`,
      `${step}if (!${input}${options.has('allowEmptySubmit') ? ' && !options?.allowEmptySubmit' : ''}) return${end}`,
      `${step}${sender}({ ${text}${files} }${sent ? ', options' : ''})${end}`,
      `${step}${clear}${end}`,
      `}${end}`,
    ].join('\n'),
  ];
}
