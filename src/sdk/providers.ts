/** Instances of provider packages, and the models that they make. */
import type { Generation } from '../model.js';
import { constituents, ownersOfSymbol } from './symbols.js';
import { inward, propertyNamed, propertyValue } from './syntax.js';
import { ts, type tsTypes } from './typescript.js';
import type { Uses } from './uses.js';

/** A call of an instance: `openai('gpt-5')`, `openai.chat('gpt-5')`. */
export interface ModelCall {
  call: tsTypes.CallExpression;
  instance: tsTypes.Expression;
  /** The package of the instance: `@ai-sdk/openai`. */
  module: string;
  /** The member that is called; none where the instance itself is. */
  method: string | undefined;
}

/** Generations in which `openai(…)`, without a word on the API, made a model of the Chat Completions API. */
export const CHAT_BY_DEFAULT: Readonly<Record<string, readonly Generation[]>> = {
  '@ai-sdk/openai': [4],
  '@ai-sdk/azure': [4, 5],
  '@ai-sdk/xai': [4, 5, 6],
};

/** Whether a model was asked by the Chat Completions API, so that it will be. */
export const asksByChat = ({ module, method }: ModelCall, generation: Generation | null): boolean =>
  method === 'chat' || (isShort(method) && !!CHAT_BY_DEFAULT[module]?.includes(generation!));

/** Whether the call leaves the API to the provider. */
export const isShort = (method: string | undefined): boolean => method === undefined || method === 'languageModel';

/** The packages whose instance a value may be; none where it may be anything else. */
export function packagesOf(value: tsTypes.Expression, checker: tsTypes.TypeChecker): readonly string[] {
  const packages = new Set<string>();
  for (const part of constituents(checker, checker.getTypeAtLocation(value))) {
    const [owner] = ownersOfSymbol(part.symbol);
    if (!owner || !/Provider$/.test(owner.member)) return [];
    packages.add(owner.module);
  }
  return [...packages];
}

/** The call of an instance that an expression is. */
export function modelCall(call: tsTypes.CallExpression, checker: tsTypes.TypeChecker): ModelCall | undefined {
  const callee = inward(call.expression);
  const isMember = ts.isPropertyAccessExpression(callee);
  const [module, ...others] = packagesOf(callee, checker);
  if (module && others.length === 0) return { call, instance: callee, module, method: undefined };
  if (!isMember) return undefined;
  const [owner, ...rest] = packagesOf(callee.expression, checker);
  if (!owner || rest.length > 0) return undefined;
  return { call, instance: callee.expression, module: owner, method: callee.name.text };
}

/** The calls of instances that a model comes from, also through `wrapLanguageModel`; undefined where one is not known. */
export function modelsOf(model: tsTypes.Expression, uses: Uses): readonly ModelCall[] | undefined {
  const found: ModelCall[] = [];
  for (const { call, made } of uses.origins.of(model) ?? []) {
    const inner = /^\.(?:experimental_)?wrap\w+Model$/.test(made) ? modelIn(call.arguments?.[0]) : undefined;
    const models = inner ? modelsOf(inner, uses) : ts.isCallExpression(call) && modelCall(call, uses.program.checker);
    if (!models) return undefined;
    found.push(...('call' in models ? [models] : models));
  }
  return found.length > 0 ? found : undefined;
}

/** The value of `model` in options that are written out. */
export function modelIn(options: tsTypes.Expression | undefined): tsTypes.Expression | undefined {
  const literal = options && inward(options);
  return literal && ts.isObjectLiteralExpression(literal) ? propertyValue(propertyNamed(literal, 'model')) : undefined;
}

/** The key under which a provider of that name reads its options: `my-server` reads `myServer`. */
export const optionsKey = (name: string): string =>
  name
    .split('.')[0]!
    .trim()
    .replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
