/** `handleSubmit` of 4, written as a function of the component. */
import type { Draft } from '../../../src/edit/draft.js';
import { propertyValue, staticName } from '../../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import { usesOf } from './append.js';
import { isFileList, settledKeys } from './files.js';

export interface Submit {
  /** Keys of attachments in the options of its calls. */
  attachments: tsTypes.Node[];
  /** Data that go into the body. */
  data: tsTypes.Node[];
  /** Names of the options that its calls give. */
  options: Set<string>;
  /** The keys that spell them. */
  keys: tsTypes.Node[];
}

/** Options of a call of 4 that its stand-in takes, as they are typed in it. */
const OPTIONS: Readonly<Record<string, string>> = {
  experimental_attachments: 'files?: FileList',
  allowEmptySubmit: 'allowEmptySubmit?: boolean',
  headers: 'headers?: Record<string, string>',
  body: 'body?: object',
  data: 'body?: object',
};

/** How it is called; why it cannot be written, where one of its calls says too much. */
export function submitOf(element: tsTypes.BindingElement | undefined, context: Context): Submit | string | undefined {
  return element && submitBy(usesOf(element, context), context);
}

export function submitBy(uses: readonly tsTypes.Node[], { checker }: Context): Submit | string {
  const submit: Submit = { attachments: [], data: [], options: new Set(), keys: [] };
  for (const use of uses) {
    const { parent } = use;
    if (!ts.isCallExpression(parent) || parent.expression !== use) continue;
    const options = parent.arguments[1];
    if (!options) continue;
    if (!ts.isObjectLiteralExpression(options)) return 'a call of `handleSubmit` gets options that are not written out';
    for (const property of options.properties) {
      const name = staticName(property.name);
      if (name === undefined || !(name in OPTIONS))
        return 'a call of `handleSubmit` gets options that are not all known';
      submit.options.add(name);
      submit.keys.push(property.name!);
      if (name === 'data') submit.data.push(property);
      if (name !== 'experimental_attachments') continue;
      const value = propertyValue(property);
      if (!value || !isFileList(checker.getTypeAtLocation(value), checker))
        return 'the attachments of a call of `handleSubmit` are no `FileList`, and in 7 they are file parts';
      submit.attachments.push(property.name!);
    }
  }
  return submit.options.has('data') && submit.options.has('body')
    ? 'calls of `handleSubmit` send `data` and a `body`, which are one in 7'
    : submit;
}

interface Names {
  name: string;
  /** What reads the input, and what empties it. */
  input: string;
  clear: string;
  sender: string;
  end: string;
  isTyped: boolean;
  /** One step of indentation. */
  step: string;
}

export function writeSubmit(submit: Submit, names: Names, draft: Draft): string[] {
  const { name, input, clear, sender, end, isTyped, step } = names;
  for (const key of submit.keys) settledKeys.add(key);
  for (const key of submit.attachments) draft.rename(key, 'files');
  for (const property of submit.data) {
    draft.insertBefore(property, 'body: { ');
    draft.insertAfter(property, ' }');
  }
  const given = Object.keys(OPTIONS).filter(option => submit.options.has(option));
  const sent = given.some(option => ['headers', 'body', 'data'].includes(option));
  const event = `event${isTyped ? '?: { preventDefault?: () => void }' : ''}`;
  const type = isTyped ? `?: { ${given.map(option => OPTIONS[option]).join('; ')} }` : '';
  const options = given.length > 0 ? `, options${type}` : '';
  const text = input === 'text' ? 'text' : `text: ${input}`;
  const files = submit.attachments.length > 0 ? ', files: options?.files' : '';
  return [
    [
      `const ${name} = (${event}${options}) => {`,
      `${step}event?.preventDefault?.()${end}`,
      `${step}if (!${input}${submit.options.has('allowEmptySubmit') ? ' && !options?.allowEmptySubmit' : ''}) return${end}`,
      `${step}${sender}({ ${text}${files} }${sent ? ', options' : ''})${end}`,
      `${step}${clear}${end}`,
      `}${end}`,
    ].join('\n'),
  ];
}
