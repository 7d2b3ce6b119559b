/** Makes a model of V4 of a class: what it did goes on under other names, and the methods of V4 call it. */
import type { Draft } from '../../../src/edit/draft.js';
import { indentAt, indentUnit } from '../../../src/edit/layout.js';
import { quoteOf, usesSemicolons } from '../../../src/edit/style.js';
import { inward, staticName } from '../../../src/sdk/syntax.js';
import { ts } from '../../../src/sdk/typescript.js';
import type { Context } from '../../../src/transform.js';
import type { Model } from './area.js';
import type { Module } from './module.js';
import { PROVIDER } from './names.js';

const METHODS = { generate: 'generateAsV4', stream: 'streamAsV4' } as const;

export function turnModel(model: Model, module: Module, context: Context, draft: Draft): void {
  const source = model.node.getSourceFile();
  const isTyped = context.unit.language !== 'jsx';
  const end = usesSemicolons(source) ? ';' : '';
  const { text } = source;
  const indent = indentAt(text, model.version.getStart());
  const line = text.includes('\r\n') ? '\r\n' : '\n';
  draft.create(module.file, module.text);
  turnVersion(model, draft);
  draft.insertAfter(model.version, `${line}${indent}${urlsOf(model, isTyped, end)}`);
  for (const kind of ['generate', 'stream'] as const) {
    const method = model[kind];
    const name = staticName(method.name)!;
    draft.rename(method.name, `${name}V1`);
    for (const use of context.uses.references.of(method.name)) draft.rename(use, `${name}V1`);
    const type = isTyped ? `: ${draft.importType(model.node, PROVIDER, 'LanguageModelV4CallOptions')}` : '';
    const call = `${draft.import(model.node, module.specifier, METHODS[kind])}(this, options)`;
    const body = `${line}${indent}${indentUnit(text)}return ${call}${end}${line}${indent}`;
    const doc = isTyped
      ? ''
      : `/** @param {import('${PROVIDER}').LanguageModelV4CallOptions} options */${line}${indent}`;
    draft.insertAfter(method, `${line}${line}${indent}${doc}${name}(options${type}) {${body}}`);
  }
}

function turnVersion({ version, node }: Model, draft: Draft): void {
  const quote = quoteOf(node.getSourceFile());
  draft.replace(inward(version.initializer), `${quote}v4${quote}`);
  const { type } = version;
  if (type && ts.isLiteralTypeNode(type)) draft.replace(type, `${quote}v4${quote}`);
}

/** 4 loaded images for a model only where it said that it takes no URL of one. */
function urlsOf({ node }: Model, isTyped: boolean, end: string): string {
  const readonly = isTyped ? 'readonly ' : '';
  const images = "{ 'image/*': [/^https?:/] }".replaceAll("'", quoteOf(node.getSourceFile()));
  const member = node.members.find(({ name }) => staticName(name) === 'supportsImageUrls');
  if (!member) return `${readonly}supportedUrls = ${images}${end}`;
  const value = ts.isPropertyDeclaration(member) && member.initializer ? inward(member.initializer) : undefined;
  if (value?.kind === ts.SyntaxKind.FalseKeyword) return `${readonly}supportedUrls = {}${end}`;
  if (value?.kind === ts.SyntaxKind.TrueKeyword) return `${readonly}supportedUrls = ${images}${end}`;
  const type = isTyped ? ': Record<string, RegExp[]>' : '';
  return `get supportedUrls()${type} { return this.supportsImageUrls === false ? {} : ${images}${end} }`;
}
