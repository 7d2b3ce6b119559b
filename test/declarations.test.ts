// The shipped declarations against the real packages, and values that flow through the small library.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { generationsOf, readDeclarations, readPackages } from '../scripts/sdk-reader.mjs';
import {
  DECLARATIONS,
  declarationFiles,
  GENERATIONS,
  generate,
  MODULES,
  openPackages,
  surfaces,
} from '../scripts/sdk-surface.mjs';

// ------------------------------------------------------------------------------------- the surface of the real packages

const packages = openPackages();
const ours = readDeclarations(declarationFiles());
const all = surfaces(packages);
const exported = (module: string, generation: number) => packages.exportsOf(MODULES[module]!(generation));

it.each(Object.keys(MODULES))('has every export of %s, with its type parameters and generations', module => {
  const mine = ours.exportsOf(module);
  const wrong = [...all[module]!].flatMap(([name, real]) => {
    const symbol = mine.get(name);
    if (!symbol) return `${name} is missing`;
    const claimed = generationsOf(symbol).join(' ');
    return [
      ours.arity(symbol) < real.arity ? `${name} takes ${real.arity} type arguments` : [],
      claimed === real.generations.join(' ') ? [] : `${name} claims ${claimed}, is in ${real.generations.join(' ')}`,
    ].flat();
  });
  expect(wrong).toEqual([]);
});

it('has an up-to-date generated file', () => {
  expect(readFileSync(join(DECLARATIONS, 'exports.generated.d.ts'), 'utf8')).toBe(generate(all));
});

/** Shapes that are walked by the same path in every real generation and in our declarations. */
const SHAPES = [
  ...[
    'generateText',
    'streamText',
    'generateObject',
    'streamObject',
    'embed',
    'embedMany',
    'rerank',
    'tool',
    'dynamicTool',
  ].map(f => `${f}(0)`),
  'experimental_generateImage(0)',
  'generateImage(0)',
  'experimental_generateSpeech(0)',
  'generateSpeech(0)',
  'experimental_transcribe(0)',
  'transcribe(0)',
  // results
  'GenerateTextResult',
  'GenerateTextResult.response',
  'GenerateTextResult.request',
  'GenerateTextResult.usage',
  'GenerateTextResult.toolCalls[]',
  'GenerateTextResult.toolResults[]',
  'GenerateTextResult.files[]',
  'GenerateTextResult.sources[]',
  'GenerateTextResult.reasoningDetails[]',
  'GenerateTextResult.content[]',
  'StreamTextResult',
  'StreamTextResult.response!',
  'StreamTextResult.usage!',
  'StreamTextResult.steps![]',
  'StepResult',
  'StepResult.response',
  'StepResult.performance',
  'GenerateObjectResult',
  'GenerateObjectResult.response',
  'StreamObjectResult',
  'StreamObjectResult.response!',
  'EmbedResult',
  'EmbedResult.response',
  'EmbedManyResult',
  'EmbedManyResult.responses[]',
  'RerankResult',
  'Experimental_GenerateImageResult',
  'GenerateImageResult',
  'GenerateImageResult.calls[]',
  'LanguageModelUsage.inputTokenDetails',
  'LanguageModelUsage.outputTokenDetails',
  'LanguageModelRequestMetadata',
  'LanguageModelResponseMetadata',
  // settings with a shape of their own
  'generateText(0).experimental_telemetry',
  'generateText(0).telemetry',
  'generateText(0).timeout',
  'generateText(0).include',
  'generateText(0).experimental_include',
  'generateText(0).experimental_prepareStep(0)',
  'generateText(0).experimental_prepareStep=>!',
  'streamText(0).prepareStep(0)',
  'streamText(0).include',
  'generateText(0).toolChoice',
  'generateText(0).prepareStep(0)',
  'generateText(0).prepareStep=>!',
  'generateText(0).experimental_repairToolCall(0)',
  'generateText(0).toolApproval(0)',
  'streamText(0).experimental_transform(0)',
  'smoothStream(0)',
  'StopCondition(0)',
  // events
  'generateText(0).onFinish(0)',
  'generateText(0).onEnd(0)',
  'generateText(0).onStepFinish(0)',
  'generateText(0).onStart(0)',
  'generateText(0).onStepStart(0)',
  'generateText(0).onStepError(0)',
  'generateText(0).experimental_onToolCallStart(0)',
  'generateText(0).experimental_onToolCallFinish(0)',
  'generateText(0).onToolExecutionStart(0)',
  'generateText(0).onToolExecutionEnd(0)',
  'generateText(0).onLanguageModelCallStart(0)',
  'generateText(0).onLanguageModelCallEnd(0)',
  'streamText(0).onFinish(0)',
  'streamText(0).onFinish(0).response',
  'streamText(0).onEnd(0)',
  'streamText(0).onChunk(0)',
  'streamText(0).onError(0)',
  'streamText(0).onAbort(0)',
  'streamObject(0).onFinish(0)',
  'generateObject(0).onFinish(0)',
  'generateObject(0).onStart(0)',
  'generateObject(0).onStepStart(0)',
  'generateObject(0).onStepEnd(0)',
  'OnStartEvent',
  'OnStepStartEvent',
  'OnToolCallStartEvent',
  'OnToolCallFinishEvent',
  'OnFinishEvent',
  'OnStepFinishEvent',
  'Telemetry',
  'TelemetryIntegration',
  // tools
  'Tool',
  'Tool.execute(1)',
  'Tool.onInputStart(0)',
  'Tool.onInputDelta(0)',
  'Tool.onInputAvailable(0)',
  'Tool.needsApproval(1)',
  'ToolExecutionOptions',
  'ToolCallOptions',
  'ToolCallPart',
  'ToolResultPart',
  'ToolApprovalRequest',
  'ToolApprovalResponse',
  // agents
  'ToolLoopAgent<new>',
  'Experimental_Agent<new>',
  'ToolLoopAgentSettings',
  'Experimental_AgentSettings',
  'Agent',
  'ToolLoopAgent',
  'Experimental_Agent',
  'ToolLoopAgent.generate(0)',
  'ToolLoopAgent.stream(0)',
  'Experimental_Agent.generate(0)',
  // messages
  'CoreMessage',
  'ModelMessage',
  'UIMessage',
  'Message',
  'CreateMessage',
  'Attachment',
  'ToolInvocation',
  'ToolUIPart',
  'DynamicToolUIPart',
  'DynamicToolUIPart.approval',
  'DataUIPart',
  'TextUIPart',
  'FileUIPart',
  'SourceUrlUIPart',
  'SourceDocumentUIPart',
  // UI streams
  'UIMessageStreamOptions',
  'UIMessageStreamOptions.messageMetadata(0)',
  'createUIMessageStream(0)',
  'createUIMessageStream(0).execute(0)',
  'createUIMessageStream(0).onFinish(0)',
  'createUIMessageStreamResponse(0)',
  'pipeUIMessageStreamToResponse(0)',
  'createTextStreamResponse(0)',
  'toUIMessageStream(0)',
  'StreamTextResult.toUIMessageStream(0)',
  'StreamTextResult.toUIMessageStreamResponse(0)',
  'UIMessageStreamWriter',
  'StreamTextResult.toDataStreamResponse(0)',
  'StreamTextResult.mergeIntoDataStream(1)',
  'StreamTextResult.consumeStream(0)',
  'createDataStream(0)',
  'createDataStreamResponse(0)',
  'DataStreamWriter',
  'DataStreamOptions',
  'StreamData',
  'readUIMessageStream(0)',
  'convertToModelMessages(1)',
  'convertToCoreMessages(1)',
  'appendResponseMessages(0)',
  'appendClientMessage(0)',
  'pruneMessages(0)',
  'createAgentUIStreamResponse(0)',
  // chat
  'ChatInit',
  'ChatInit.onFinish(0)',
  'ChatInit.onToolCall(0)',
  'ChatTransport',
  'ChatTransport.sendMessages(0)',
  'ChatRequestOptions',
  'DefaultChatTransport<new>',
  'DefaultChatTransport<new>.prepareSendMessagesRequest(0)',
  'TextStreamChatTransport<new>',
  'AbstractChat',
  'AbstractChat.sendMessage(0)',
  'AbstractChat.addToolOutput(0)',
  // models
  'wrapLanguageModel(0)',
  'wrapLanguageModel(0).middleware',
  'wrapLanguageModel(0).middleware.transformParams(0)',
  'wrapLanguageModel(0).middleware.transformParams(0).params',
  'wrapLanguageModel(0).middleware.wrapGenerate(0)',
  'LanguageModelCallOptions',
  'LanguageModelV1CallOptions',
  'defaultSettingsMiddleware(0)',
  'customProvider(0)',
  // errors
  ...['APICallError', 'InvalidToolArgumentsError', 'InvalidToolInputError', 'NoSuchToolError', 'ToolExecutionError'],
  ...['ToolCallRepairError', 'NoObjectGeneratedError', 'MessageConversionError', 'RetryError'],
];

/** Unions told apart by a literal: each variant is a shape. */
const UNIONS: [path: string, by: 'type' | 'role'][] = [
  ['StreamTextResult.fullStream[]', 'type'],
  ['streamText(0).onChunk(0).chunk', 'type'],
  ['StepResult.content[]', 'type'],
  ['GenerateTextResult.content[]', 'type'],
  ['StreamObjectResult.fullStream[]', 'type'],
  ['ModelMessage', 'role'],
  ['CoreMessage', 'role'],
  ['ModelMessage.content[]', 'type'],
  ['CoreMessage.content[]', 'type'],
  ['ToolResultPart.output', 'type'],
  ['ToolResultPart.output~content.value[]', 'type'],
  ['UIMessage.parts[]', 'type'],
  ['UIMessageChunk', 'type'],
];

const PROVIDER_SHAPES = ['V1', 'V2', 'V3', 'V4'].flatMap(v => [
  ...[
    'CallOptions',
    'FunctionTool',
    'TextPart',
    'FilePart',
    'ToolCallPart',
    'ToolResultPart',
    'Usage',
    'ToolCall',
    '',
  ].map(n => `LanguageModel${v}${n}`),
  `LanguageModel${v}.doGenerate=>!`,
  `LanguageModel${v}.doStream=>!`,
  `LanguageModel${v}Middleware`,
]);
const PROVIDER_UNIONS: typeof UNIONS = ['V1', 'V2', 'V3', 'V4'].flatMap(v => [
  [`LanguageModel${v}StreamPart`, 'type'],
  [`LanguageModel${v}Content`, 'type'],
  [`LanguageModel${v}Message`, 'role'],
  [`LanguageModel${v}Message.content[]`, 'type'],
]);

/** Which generations each of our members was seen in. */
const proven = new Map<string, { claimed: number[]; seen: Set<number> }>();

const ownerOf = (symbol: { declarations?: { parent: unknown }[] | undefined }): string => {
  type Named = { name?: { text?: string }; parent?: Named };
  for (let node = symbol.declarations?.[0]?.parent as Named | undefined; node; node = node.parent)
    if (node.name?.text) return node.name.text;
  return '?';
};

function prove(symbol: ts.Symbol, generation: number) {
  const key = `${ownerOf(symbol)}.${symbol.name}`;
  const entry = proven.get(key) ?? { claimed: generationsOf(symbol), seen: new Set() };
  entry.seen.add(generation);
  proven.set(key, entry);
}

/** name → the declarations of that member over all types at the path. */
function candidates(mine: ReturnType<typeof ours.exportsOf>, path: string) {
  const found = new Map<string, ReturnType<typeof ours.checker.getPropertiesOfType>>();
  for (const type of ours.at(mine, path))
    for (const symbol of ours.checker.getPropertiesOfType(type))
      found.set(symbol.name, [...(found.get(symbol.name) ?? []), symbol]);
  return found;
}

describe.each([
  ['ai', SHAPES, UNIONS],
  ['@ai-sdk/provider', PROVIDER_SHAPES, PROVIDER_UNIONS],
  [
    'ai/test',
    ['V1', 'V2', 'V3', 'V4'].flatMap(v => [
      `MockLanguageModel${v}`,
      `MockLanguageModel${v}<new>`,
      `MockProvider${v}<new>`,
    ]),
    [],
  ],
] as [string, string[], typeof UNIONS][])('members in %s', (module, shapes, unions) => {
  const mine = ours.exportsOf(module);
  const real = new Map(GENERATIONS.map(g => [g, exported(module, g)]));
  const paths = [
    ...shapes,
    ...unions.flatMap(([path, by]) => {
      const values = new Set(GENERATIONS.flatMap(g => [...packages.variants(real.get(g)!, path, by)]));
      return [...values].filter(v => !v.endsWith('*')).map(v => `${path}~${v}`);
    }),
  ];

  it.each(paths)('%s', path => {
    const have = candidates(mine, path);
    const wrong: string[] = [];
    let found = 0;
    for (const generation of GENERATIONS)
      for (const name of packages.members(real.get(generation)!, path).keys()) {
        found++;
        const symbols = have.get(name) ?? [];
        if (!symbols.length) wrong.push(`${name} [${generation}] is missing`);
        // In a union the member has one declaration per variant: one of them has to hold the generation.
        const holding = symbols.filter(s => generationsOf(s).includes(generation));
        if (symbols.length && !holding.length)
          wrong.push(`${ownerOf(symbols[0]!)}.${name} does not claim ${generation}`);
        for (const symbol of holding) prove(symbol, generation);
      }
    expect(wrong).toEqual([]);
    if (!path.includes('V1') && !path.includes('V2')) expect(found, 'no generation has this shape').toBeGreaterThan(0);
  });
});

// Packages that only the generation 4 of `ai` installs along: what they have has to be here, and to claim 4.
describe.each([
  [
    '@ai-sdk/react',
    '@ai-sdk/react/dist/index.d.ts',
    [
      'useChat(0)',
      'useChat(0).onFinish(1)',
      'useChat(0).experimental_prepareRequestBody(0)',
      'useChat=>',
      'useChat=>.addToolResult(0)',
    ],
  ],
  [
    '@ai-sdk/react',
    '@ai-sdk/react/dist/index.d.ts',
    ['useCompletion(0)', 'useCompletion=>', 'experimental_useObject(0)', 'experimental_useObject=>', 'useAssistant=>'],
  ],
  [
    '@ai-sdk/rsc',
    'ai-v4/rsc/dist/index.d.ts',
    ['streamUI(0)', 'streamUI(0).tools[]', 'streamUI(0).onFinish(0)', 'streamUI=>!'],
  ],
])('members in %s of 4', (module, file, paths) => {
  const old = readPackages([fileURLToPath(new URL(`../node_modules/${file}`, import.meta.url))]);
  const real = old.exportsOf(old.program.getRootFileNames().at(-1)!);
  it.each(paths)('%s', path => {
    const have = candidates(ours.exportsOf(module), path);
    const names = [...old.members(real, path).keys()];
    expect(names.length).toBeGreaterThan(0);
    const holding = (name: string) => (have.get(name) ?? []).filter(s => generationsOf(s).includes(4));
    expect(names.filter(name => !holding(name).length)).toEqual([]);
    // The hook shares these options with the chat class of `ai`, which is judged below.
    if (path.includes('addToolResult')) for (const symbol of names.flatMap(holding)) prove(symbol, 4);
  });
});

it('claims no generation in which no real package has the member', () => {
  const wrong = [...proven].flatMap(([key, { claimed, seen }]) =>
    claimed.filter(g => !seen.has(g)).map(g => `${key} claims ${g}`),
  );
  expect(wrong).toEqual([]);
  expect(proven.size).toBeGreaterThan(700);
});

// -------------------------------------------------------------------------------------------------- what names resolve to

/**
 * Resolves the marked names of snippets as the tool does: a key in a literal by the literal's contextual type, a name in a
 * pattern by the pattern's type, anything else by its symbol.
 */
const MARK = /\/\*\?(.*?)\*\//g;

function resolveAll(snippets: Record<string, string>): Record<string, string[]> {
  const files = declarationFiles();
  const options: ts.CompilerOptions = {
    noLib: true,
    allowJs: true,
    strict: true,
    noEmit: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => {
    const text = snippets[name.replace(/^.*\//, '')];
    return text === undefined
      ? read.call(host, name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  };
  host.resolveModuleNameLiterals = literals => literals.map(() => ({ resolvedModule: undefined }));
  const exists = host.fileExists;
  host.fileExists = name => name.replace(/^.*\//, '') in snippets || exists.call(host, name);
  const program = ts.createProgram([...files, ...Object.keys(snippets).map(name => `/user/${name}`)], options, host);
  const checker = program.getTypeChecker();

  const ofType = (type: ts.Type | undefined, name: string): ts.Symbol[] => {
    if (!type) return [];
    const bare = checker.getNonNullableType(type);
    const direct = checker.getPropertyOfType(bare, name);
    if (direct) return [direct];
    return bare.isUnion() ? bare.types.flatMap(t => ofType(t, name)) : [];
  };
  // `getContextualType` leaves a union whole; which member a literal is, its own `type` or `role` tells.
  const membersFor = (literal: ts.ObjectLiteralExpression): ts.Type[] => {
    const type = checker.getContextualType(literal);
    if (!type) return [];
    const bare = checker.getNonNullableType(type);
    const members = bare.isUnion() ? bare.types : [bare];
    return members.filter(member =>
      literal.properties.every(p => {
        if (!ts.isPropertyAssignment(p) || !ts.isStringLiteral(p.initializer)) return true;
        const property = checker.getPropertyOfType(member, p.name.getText());
        const declared = property && checker.getNonNullableType(checker.getTypeOfSymbol(property));
        const parts = declared?.isUnion() ? declared.types : declared ? [declared] : [];
        const literals = parts.filter(t => t.isStringLiteral());
        return (
          !literals.length ||
          literals.length < parts.length ||
          literals.some(t => t.value === (p.initializer as ts.StringLiteral).text)
        );
      }),
    );
  };
  const symbolsAt = (node: ts.Identifier | ts.StringLiteral): ts.Symbol[] => {
    const parent = node.parent;
    if (ts.isObjectLiteralElement(parent) && parent.name === node && ts.isObjectLiteralExpression(parent.parent))
      return membersFor(parent.parent).flatMap(type => ofType(type, node.text));
    if (
      ts.isBindingElement(parent) &&
      ts.isObjectBindingPattern(parent.parent) &&
      (parent.propertyName ?? parent.name) === node
    )
      return ofType(checker.getTypeAtLocation(parent.parent), node.text);
    if (ts.isElementAccessExpression(parent)) return ofType(checker.getTypeAtLocation(parent.expression), node.text);
    const symbol = checker.getSymbolAtLocation(node);
    return symbol ? [symbol] : [];
  };
  const describeSymbol = (symbol: ts.Symbol): string[] =>
    (symbol.declarations ?? []).map(declaration => {
      if (!declaration.getSourceFile().fileName.includes('/declarations/')) return '?';
      let parent: ts.Node = declaration.parent;
      while (!(parent as { name?: ts.Node }).name) parent = parent.parent;
      return `${(parent as unknown as { name: ts.Node }).name.getText().replace(/'/g, '')}.${symbol.name}`;
    });

  return Object.fromEntries(
    Object.entries(snippets).map(([name, text]) => {
      const file = program.getSourceFile(`/user/${name}`)!;
      const found: string[] = [];
      for (const mark of text.matchAll(MARK)) {
        const start = mark.index + mark[0].length;
        let node: ts.Node = file;
        for (let inner: ts.Node | undefined = file; inner; ) {
          node = inner;
          inner = ts.forEachChild(node, child =>
            child.getStart(file) <= start && start < child.end ? child : undefined,
          );
        }
        const names = [...new Set(symbolsAt(node as ts.Identifier).flatMap(describeSymbol))].sort();
        found.push(names.join(' | ') || '-');
      }
      return [name, found];
    }),
  );
}

/**
 * Snippets whose names are marked with the interface that has to own them: `/*? StepResult *\/usage`. A bare mark stands for
 * GenerateTextResult, `-` for a name without a meaning of its own, `?` for one that is not the SDK's.
 */
const FLOWS: Record<string, string> = {
  // the forms of a use
  direct: `
    r./*?*/usage./*? LanguageModelUsage */promptTokens`,
  element: `
    r[/*?*/'usage']; r?./*?*/usage; r!./*?*/usage`,
  destructured: `
    const {
      /*?*/usage: { /*? LanguageModelUsage */promptTokens: p },
      /*? GenerateTextResult */response: { /*? GenerateTextResponse */messages },
      ...rest
    } = r;
    rest./*? GenerateTextResult */text`,
  parameter: `
    function f({ /*?*/usage }: typeof r) {}
    const g = ({ /*? GenerateTextResult */steps = [] }: GenerateTextResult<any, any>) => steps[0]./*? StepResult */usage`,
  'stream results': `
    const s = streamText({ model });
    (await s./*? StreamTextResult */usage)./*? LanguageModelUsage */promptTokens;
    s./*? StreamTextResult */response.then(x => x./*? GenerateTextResponse */messages);
    const [u, t] = await Promise.all([s.usage, s.text]);
    u./*? LanguageModelUsage */promptTokens;
    for await (const part of s./*? StreamTextResult */fullStream) {
      if (part.type === "text-delta") part./*? TextDeltaPart */textDelta;
      switch (part.type) {
        case "step-finish": part./*? StepFinishPart */usage;
        break;
        case "finish": part./*? FinishPart */usage
      }
    }`,
  'object results': `
    const o = await generateObject({ model, schema });
    o./*? GenerateObjectResult */usage;
    o./*? GenerateObjectResult */response;
    o./*? GenerateObjectResult */object;
    const so = streamObject({ model, schema });
    for await (const x of so./*? StreamObjectResult */partialObjectStream) x;
    (await so./*? StreamObjectResult */response)./*? ObjectResponse */id`,
  embeddings: `
    const e = await embed({ model, value: "" });
    e./*? EmbedResult */rawResponse;
    (await embedMany({ model, values: [] }))./*? EmbedManyResult */usage./*? EmbeddingModelUsage */tokens`,
  'string and list': `
    r./*? GenerateTextResult */reasoning.length;
    r.reasoning.map(p => p./*? ReasoningOutput */text);
    for (const p of r.reasoning) p./*? ReasoningOutput */text;
    r.reasoning.trim()`,

  // carriers: the value goes through, the member is still the SDK's
  array: `
    [r].map(x => x)./*? Array */filter(x => x./*?*/usage).find(x => true)?./*?*/usage;
    [r].at(0)!./*?*/usage;
    [r].slice().concat([r]).flatMap(x => [x, x])[0]./*?*/usage;
    [r].toSorted().with(0, r).findLast(x => x./*?*/usage);
    [...[r]].reverse()[0]./*?*/usage;
    for (const [i, x] of [r].entries()) x./*?*/usage;
    [r].reduce((sum, x) => sum + x./*?*/usage.totalTokens, 0);
    [r].forEach(x => x./*?*/usage);
    const [first] = [r];
    first./*?*/usage`,
  'readonly array': `
    const a: readonly (typeof r)[] = [r];
    a.map(x => x./*?*/usage);
    a.filter(x => x).at(-1)?./*?*/usage;
    for (const x of a) x./*?*/usage`,
  'type guard': `
    r.toolCalls.map(c => c./*? TypedToolCall */args);
    [r, null].filter((x): x is typeof r => !!x)[0]./*?*/usage;
    [r, undefined].filter(x => x !== undefined).map(x => x!./*?*/usage)`,
  map: `
    const m = new Map([["a", r]]);
    m.get("a")?./*?*/usage;
    for (const [, x] of m) x./*?*/usage;
    [...m.values()][0]./*?*/usage;
    m.forEach(x => x./*?*/usage);
    const n = new Map<string, GenerateTextResult<any, any>>();
    n.get("")!./*?*/usage`,
  set: `
    for (const x of new Set([r])) x./*?*/usage;
    [...new Set([r])].map(x => x./*?*/usage);
    Array.from(new Set([r]), x => x./*?*/usage);
    new WeakMap([[{}, r]]).get({})?./*?*/usage`,
  promises: `
    const [a, b] = await Promise.all([generateText({ model }), 1]);
    a./*?*/usage;
    (await Promise.all([1].map(() => generateText({ model }))))[0]./*?*/usage;
    (await Promise.race([p, p]))./*?*/usage;
    (await Promise.any([p]))./*?*/usage;
    (await Promise.allSettled([p])).forEach(s => { if (s.status === "fulfilled") s.value./*?*/usage });
    (await Promise.resolve(r))./*?*/usage;
    new Promise<typeof r>(ok => ok(r)).then(x => x./*?*/usage).catch(() => {});
    p.then(({ /*?*/usage }) => usage);
    p.finally(() => {}).then(x => x./*?*/usage)`,
  functions: `
    const ask = async (q: string) => await generateText({ model, prompt: q });
    (await ask(""))./*?*/usage;
    function outer() { return { inner: ask } }
    outer().inner("").then(x => x./*?*/usage);
    const id = <T,>(x: T) => x;
    id(r)./*?*/usage;
    type R = Awaited<ReturnType<typeof ask>>;
    let z!: R;
    z./*?*/usage`,
  generators: `
    function* g() { yield r }
    for (const x of g()) x./*?*/usage;
    async function* h() { yield await p }
    for await (const x of h()) x./*?*/usage;
    const n = g().next();
    if (!n.done) n.value./*?*/usage`,
  objects: `
    Object.values({ a: r })[0]./*?*/usage;
    for (const [k, x] of Object.entries({ a: r })) x./*?*/usage;
    Object.fromEntries([["a", r]]).a./*?*/usage;
    Object.assign({}, r)./*?*/usage;
    Object.assign({ a: 1 }, { r }).r./*?*/usage;
    Object.freeze(r)./*?*/usage;
    ({ ...r })./*?*/usage;
    ({ r }).r./*?*/usage;
    const rec: Record<string, typeof r> = {};
    rec.x./*?*/usage;
    rec["y"]?./*?*/usage`,
  'other carriers': `
    Array.from([r])[0]./*?*/usage;
    Array.of(r)[0]./*?*/usage;
    structuredClone(r)./*?*/usage;
    class A { last = r; private all: (typeof r)[] = []; get one() { return this.all[0] } }
    new A().last./*?*/usage;
    new A().one./*?*/usage;
    (r ?? null)./*?*/usage;
    (true ? r : undefined)?./*?*/usage;
    let late;
    late = r;
    late./*?*/usage`,
  'utility types': `
    let a!: Partial<typeof r>;
    a./*?*/usage;
    let b!: Pick<typeof r, "usage">;
    b./*?*/usage;
    let c!: Omit<typeof r, "text">;
    c./*?*/usage;
    let d!: Awaited<ReturnType<typeof generateText>>;
    d./*?*/usage;
    let e!: NonNullable<typeof r | null>;
    e./*?*/usage;
    let f!: Readonly<typeof r>;
    f./*?*/usage;
    let g!: Parameters<(x: typeof r) => void>[0];
    g./*?*/usage;
    let h!: Extract<typeof r | string, object>;
    h./*?*/usage`,
  'react.tsx': `
    import { useState, useRef, useMemo, useCallback, createContext, memo, useContext, useReducer } from "react";
    import { useChat } from "@ai-sdk/react";
    function C() {
      const [s, set] = useState<typeof r | null>(null);
      s?./*?*/usage;
      const [v] = useState(r);
      v./*?*/usage;
      set(old => (old?./*?*/usage, old));
      const ref = useRef(r);
      ref.current./*?*/usage;
      useMemo(() => r, [])./*?*/usage;
      const cb = useCallback(() => r, []);
      cb()./*?*/usage;
      const Ctx = createContext(r);
      useContext(Ctx)./*?*/usage;
      memo((props: { r: typeof r }) => <p>{props.r./*?*/usage}</p>, (before, after) => before.r./*?*/usage === after.r.usage);
      const { /*? UseChatHelpers */messages, /*? UseChatHelpers */append, /*? UseChatHelpers */sendMessage } = useChat(
        {
          /*? UseChatOptions */maxSteps: 1,
          /*? UseChatOptions */onFinish(m, o) { m./*? UIMessage */content; o./*? UseChatFinishOptions */usage }
        }
      );
      return <div>{
        messages.map(
          m => <p>{m./*? UIMessage */content}{
            m.parts.map(
              q => q.type === "tool-invocation" ? q./*? ToolInvocationUIPart */toolInvocation./*? ToolInvocation */args : null
            )
          }</p>
        )
      }</div>
    }`,
  vue: `
    import { ref, computed, reactive, watch } from "vue";
    import { useChat } from "@ai-sdk/vue";
    ref(r).value./*?*/usage;
    ref<typeof r | null>(null).value?./*?*/usage;
    computed(() => r).value./*?*/usage;
    reactive({ r }).r./*?*/usage;
    watch(() => r, x => x./*?*/usage);
    const chat = useChat({ /*? UseChatOptions */initialMessages: [] });
    chat./*? UseChatHelpers */messages.value[0]./*? UIMessage */content;
    const { /*? UseChatHelpers */input, /*? UseChatHelpers */reload } = chat`,
  svelte: `
    import { Chat } from "@ai-sdk/svelte";
    const c = new Chat({ /*? UseChatOptions */maxSteps: 3 });
    c./*? UseChatHelpers */append;
    c./*? UseChatHelpers */messages[0]./*? UIMessage */toolInvocations;
    let y = $state(r);
    y./*?*/usage;
    $derived(r)./*?*/usage`,

  // keys of literals
  'inline literal': `
    generateText(
      {
        model,
        /*? Prompt */system: "",
        /*? CallSettings */maxTokens: 1,
        /*? Prompt */messages: [
          { role: "user", /*? UserModelMessage */content: [{ type: "image", image: "", /*? ImagePart */mimeType: "" }] }
        ],
        /*? TextOptions */tools: {
          a: { /*? Tool */parameters: z, async execute(args, { /*? ToolExecutionOptions */toolCallId }) {} },
          b: tool({ /*? Tool */parameters: z })
        },
        /*? TextOptions */onStepFinish(step) { step./*? StepResult */usage; step.response./*? StepResponse */messages },
        /*? TextOptions */experimental_telemetry: {
          /*? TelemetrySettings */isEnabled: true,
          /*? TelemetrySettings */metadata: {}
        }
      }
    )`,
  callbacks: `
    streamText(
      {
        model,
        /*? StreamTextOptions */onFinish: (
          { /*? StreamTextEndEvent */usage, response: { /*? GenerateTextResponse */messages } }
        ) => {},
        /*? StreamTextOptions */onChunk({ chunk }) { if (chunk.type === "text-delta") chunk./*? TextDeltaPart */textDelta },
        /*? TextOptions */prepareStep: ({ /*? PrepareStepArgument */steps }) => (
          { /*? PrepareStepResult */system: "", /*? PrepareStepResult */model }
        ),
        /*? TextOptions */experimental_repairToolCall: async (
          { /*? RepairToolCallArgument */system, /*? RepairToolCallArgument */toolCall: { /*? RepairToolCall */args } }
        ) => null
      }
    );
    streamObject({ model, /*? StreamObjectOptions */onFinish({ /*? StreamObjectEndEvent */usage }) {} });
    generateText(
      { model, /*? TextOptions */stopWhen: ({ /*? StopConditionArgument */steps }) => steps[0]./*? StepResult */usage }
    )`,
  'typed literals': `
    type O = Parameters<typeof generateText>[0];
    const a: O = { model, /*? CallSettings */maxTokens: 1 };
    const b = { /*? CallSettings */maxTokens: 1 } satisfies Partial<O>;
    function f(): O { return { model, /*? Prompt */system: "" } }
    const g = async (): Promise<Partial<O>> => ({ /*? Prompt */system: "" });
    generateText({ model, ...(x ? { /*? Prompt */system: "" } : {}) } as O);
    generateText({ model, ...{ maxTokens: 1 } });
    const list: Tool[] = [{ /*? Tool */parameters: z }, tool({ /*? Tool */parameters: z })];
    const rec: Record<string, Tool> = { a: { /*? Tool */parameters: z } };
    const set = { a: { /*? Tool */parameters: z } } satisfies ToolSet;
    let p2 = { /*? CallSettings */maxTokens: 1 } as O;
    const s: CallSettings = { /*? CallSettings */maxTokens: 1 }`,
  'type arguments': `
    type T = any;
    generateText<T>({ model, /*? CallSettings */maxTokens: 1 }).then(x => x./*?*/usage);
    generateText<T, T>({ /*? CallSettings */maxTokens: 1 });
    generateText<T, T, T>({ /*? CallSettings */maxTokens: 1 });
    streamText<T, T>({ /*? CallSettings */maxTokens: 1 })./*? StreamTextResult */usage;
    generateObject<T>({ /*? CallSettings */maxTokens: 1 });
    generateObject<T, T, T>({ /*? ObjectOptions */mode: "json" });
    embed<string>({ /*? EmbedOptions */value: "" });
    tool<T, T>({ /*? Tool */parameters: z });
    const a = {} as StreamTextResult<T, T>;
    a./*? StreamTextResult */usage;
    const b = {} as GenerateTextResult<T, T, T>;
    b./*?*/usage;
    const c = {} as StepResult<T>;
    c./*? StepResult */usage;
    convertToCoreMessages<T>([{ /*? UIMessage */content: "" }])`,
  modules: `
    import * as ai from "ai";
    ai./*? ai */generateText({ /*? CallSettings */maxTokens: 1 });
    const { /*? ai */streamText: st } = await import("ai");
    st({ /*? Prompt */system: "" });
    const cjs = require("ai");
    cjs.generateText({ /*? CallSettings */maxTokens: 1 });
    const lazy = async () => (await import("ai")).generateText;
    (await lazy())({ /*? CallSettings */maxTokens: 1 });
    let y!: import("ai").StepResult<any>;
    y./*? StepResult */usage;
    import { vi } from "vitest";
    const real = await vi.importActual<typeof import("ai")>("ai");
    real.generateText({ /*? CallSettings */maxTokens: 1 });
    vi.mocked(generateText).mockResolvedValue({})`,
  'javascript.js': `
    const { generateText: g } = require("ai");
    async function f() {
      const x = await g({ /*? CallSettings */maxTokens: 1 });
      x./*?*/usage;
      x./*? GenerateTextResult */steps.map(s => s./*? StepResult */usage)
    }`,

  'mock factories': `
    import { vi } from "vitest";
    vi.mock("ai", () => ({
      /*? ai */generateText: vi.fn(async () => ({ text: "", /*?*/usage: { /*? LanguageModelUsage */promptTokens: 1 } }))
    }));
    vi.mock("ai", async (original) => ({
      ...(await original()),
      /*? ai */streamText: () => ({ /*? StreamTextResult */fullStream: [] })
    }));
    vi.mocked(generateText).mockResolvedValue({ /*?*/usage: {} });
    vi.mocked(generateText).mock.calls[0][0]./*? CallSettings */maxTokens;
    (await vi.importActual("ai")).generateText({ /*? CallSettings */maxTokens: 1 });
    jest.mock("ai", () => ({
      /*? ai */generateObject: jest.fn().mockResolvedValue({ object: {} }),
      /*? ai */embed: async () => ({ /*? EmbedResult */rawResponse: 1 })
    }))`,

  // the rest of the surface
  agents: `
    import { Experimental_Agent, ToolLoopAgent } from "ai";
    const a = new Experimental_Agent(
      { model, /*? AgentSettings */system: "", /*? ToolLoopAgentSettings */onStepFinish: s => s./*? StepResult */usage }
    );
    (await a.generate({ /*? AgentCallOptions */prompt: "" }))./*?*/usage;
    a.stream({ prompt: "" })./*? StreamTextResult */fullStream;
    (await a.stream({ prompt: "" }))./*? StreamTextResult */usage;
    const t = new ToolLoopAgent(
      { model, /*? ToolLoopAgentSettings */instructions: "", /*? CallSettings */maxOutputTokens: 1 }
    );
    (await t.stream({ prompt: "" }))./*? StreamTextResult */usage;
    class B extends ToolLoopAgent { constructor() { super({ model, /*? ToolLoopAgentSettings */instructions: "" }) } }`,
  rsc: `
    import { streamUI } from "@ai-sdk/rsc";
    import { streamUI as s4 } from "ai/rsc";
    streamUI(
      {
        model,
        /*? Prompt */system: "",
        tools: { a: { /*? RenderTool */parameters: z, generate: async function* () {} } },
        onFinish({ /*? StreamUIEndEvent */usage }) {}
      }
    );
    s4({ /*? CallSettings */maxTokens: 1 })`,
  mcp: `
    import { experimental_createMCPClient } from "ai";
    import { createMCPClient } from "@ai-sdk/mcp";
    const c = await experimental_createMCPClient(
      { /*? MCPClientConfig */transport: { type: "sse", /*? McpTransportConfig */url: "" } }
    );
    const tools = await c./*? MCPClient */tools({ schemas: { a: { /*? McpToolSchema */parameters: z } } });
    tools.a./*? Tool */execute;
    (await createMCPClient({ transport }))./*? MCPClient */tools({ schemas: { a: { /*? McpToolSchema */inputSchema: z } } })`,
  middleware: `
    import { wrapLanguageModel, LanguageModelV1Middleware } from "ai";
    wrapLanguageModel(
      {
        model,
        middleware: {
          transformParams: async ({ params }) => ({ ...params, maxTokens: params./*? LanguageModelCallOptions */maxTokens }),
          wrapGenerate: async ({ doGenerate, params }) => {
            const x = await doGenerate();
            x./*? LanguageModelGenerateResult */usage./*? ProviderUsage */promptTokens;
            params.prompt.map(
              m => m./*? LanguageModelAssistantMessage | LanguageModelSystemMessage | LanguageModelToolMessage | LanguageModelUserMessage */content
            );
            return x
          }
        }
      }
    );
    const m: LanguageModelV1Middleware = {
      /*? LanguageModelMiddleware */wrapStream: async ({ /*? MiddlewareWrapArgument */doStream }) => {
        const { stream } = await doStream();
        stream.pipeThrough(
          new TransformStream<import("@ai-sdk/provider").LanguageModelV1StreamPart>(
            { transform(chunk, c) { if (chunk.type === "text-delta") chunk./*? LanguageModelTextDeltaPart */textDelta } }
          )
        );
        return { stream }
      }
    }`,
  mocks: `
    import { MockLanguageModelV1, simulateReadableStream } from "ai/test";
    new MockLanguageModelV1(
      {
        doGenerate: async () => (
          {
            /*? LanguageModelGenerateResult */rawCall: {},
            /*? LanguageModelGenerateResult */finishReason: "stop",
            /*? LanguageModelGenerateResult */usage: { /*? ProviderUsage */promptTokens: 1, completionTokens: 1 }
          }
        ),
        doStream: async () => (
          {
            /*? LanguageModelStreamResult */stream: simulateReadableStream(
              { chunks: [{ type: "text-delta", /*? LanguageModelTextDeltaPart */textDelta: "" }] }
            ),
            rawCall: {}
          }
        )
      }
    )`,
  'ui streams': `
    import { createDataStreamResponse, createUIMessageStream } from "ai";
    createDataStreamResponse(
      {
        execute: w => {
          w./*? DataStreamWriter */writeData(1);
          w./*? DataStreamWriter */writeMessageAnnotation(1);
          streamText({ model })./*? StreamTextResult */mergeIntoDataStream(
            w,
            { /*? DataStreamOptions */sendReasoning: true }
          )
        },
        /*? CreateDataStreamOptions */onError: String
      }
    );
    createUIMessageStream(
      {
        execute: ({ writer }) => writer./*? UIMessageStreamWriter */write(
          { type: "text-delta", /*? TextDeltaChunk */delta: "", id: "" }
        ),
        /*? CreateUIMessageStreamOptions */onFinish(
          { /*? UIMessageStreamEndEvent */messages, /*? UIMessageStreamEndEvent */responseMessage }
        ) {}
      }
    );
    streamText({ model })./*? StreamTextResult */toUIMessageStreamResponse(
      {
        /*? UIMessageStreamOptions */messageMetadata: ({ part }) => {
          if (part.type === "finish") part./*? FinishPart */totalUsage
        },
        /*? UIMessageStreamOptions */onFinish: ({ /*? UIMessageStreamEndEvent */messages }) => {}
      }
    );
    streamText({ model })./*? StreamTextResult */toDataStreamResponse(
      { /*? DataStreamOptions */getErrorMessage: String, headers: {} }
    )`,
  messages: `
    import type { Message, CoreMessage, UIMessage, ToolInvocation, ModelMessage } from "ai";
    const m: Message = {
      id: "",
      role: "user",
      /*? UIMessage */content: "",
      /*? UIMessage */experimental_attachments: [{ /*? Attachment */contentType: "", url: "" }]
    };
    const c: CoreMessage[] = [
      { role: "tool", content: [{ type: "tool-result", toolCallId: "", toolName: "", /*? ToolResultPart */result: 1 }] },
      {
        role: "assistant",
        /*? AssistantModelMessage */content: [
          { type: "tool-call", /*? ToolCallPart */args: {}, toolCallId: "", toolName: "" }
        ]
      }
    ];
    const t = {} as ToolInvocation;
    if (t.state === "result") t./*? ToolInvocation */result;
    c.map(x => x./*? AssistantModelMessage | SystemModelMessage | ToolModelMessage | UserModelMessage */content);
    c.push({ role: "system", /*? SystemModelMessage */content: "" });
    const u = {} as UIMessage<{ usage: LanguageModelUsage }>;
    u.metadata!.usage./*? LanguageModelUsage */promptTokens;
    interface Mine extends UIMessage { extra: 1 }
    const v = {} as Mine;
    v./*? UIMessage */parts.filter(q => q.type === "text").map(q => q./*? TextUIPart */text);
    for (const q of v.parts) {
      if (q.type === "tool-weather") q./*? ToolUIPart */input;
      if (q.type === "reasoning") q./*? ReasoningUIPart */details
    }`,
  'provider tools': `
    import { anthropic, createAnthropic } from "@ai-sdk/anthropic";
    anthropic.tools.computer_20241022({ displayWidthPx: 1, /*? Tool */experimental_toToolResultContent(result) { return [] } });
    createAnthropic().tools.bash_20250124({ /*? Tool */execute: async (input, { /*? ToolExecutionOptions */messages }) => {} });
    anthropic("x")./*? - */usage`,
  'solid.tsx': `
    import { For, createSignal } from "solid-js";
    import { useChat } from "@ai-sdk/solid";
    const { /*? UseChatHelpers */messages, /*? UseChatHelpers */handleSubmit } = useChat({ /*? UseChatOptions */maxSteps: 1 });
    const list = <For each={messages()}>{m => <p>{m./*? UIMessage */content}</p>}</For>;
    const [value] = createSignal(r);
    value()./*?*/usage`,
  namespaces: `
    import { LangChainAdapter, Output } from "ai";
    LangChainAdapter./*? LangChainAdapter */toDataStreamResponse(0, { /*? DataStreamOptions */sendUsage: false });
    generateText({ model, /*? TextOptions */experimental_output: Output./*? Output */object({ /*? OutputOptions */schema }) })`,
  errors: `
    import { InvalidToolArgumentsError, NoObjectGeneratedError, ToolExecutionError } from "ai";
    try {} catch (e) {
      if (InvalidToolArgumentsError.isInstance(e)) e./*? InvalidToolArgumentsError */toolArgs;
      if (NoObjectGeneratedError.isInstance(e)) e./*? NoObjectGeneratedError */usage;
      if (e instanceof ToolExecutionError) e./*? ToolExecutionError */toolArgs
    }`,
  chat: `
    import { Chat } from "@ai-sdk/react";
    import { DefaultChatTransport } from "ai";
    const c = new Chat(
      {
        /*? ChatInit */transport: new DefaultChatTransport(
          {
            /*? HttpChatTransportInitOptions */api: "",
            /*? HttpChatTransportInitOptions */prepareSendMessagesRequest: (
              { /*? PrepareSendMessagesArgument */messages }
            ) => ({ body: {} })
          }
        ),
        /*? ChatInit */onFinish: ({ /*? ChatFinishEvent */message }) => message./*? UIMessage */parts
      }
    );
    c./*? AbstractChat */sendMessage({ /*? ChatSendMessage */text: "" });
    c./*? AbstractChat */messages[0]./*? UIMessage */parts`,

  // words that are not the SDK's
  strangers: `
    const mine = { usage: 1, system: "" };
    mine./*? ? */usage;
    import { mistral } from "@ai-sdk/mistral";
    mistral("x")./*? - */usage;
    const any: any = r;
    any./*? - */usage;
    import { x as foreign } from "elsewhere";
    foreign({ /*? - */system: "" });
    JSON.parse("")./*? - */usage`,
};

const PRELUDE = `import { convertToCoreMessages, embed, embedMany, generateObject, generateText, streamObject, streamText, tool } from 'ai';
import type { CallSettings, GenerateTextResult, LanguageModelUsage, StepResult, StreamTextResult, Tool, ToolSet } from 'ai';
import { z } from 'zod'; const model: any = 0, schema: any = 0, x: any = 0, transport: any = 0;
const p = generateText({ model }); const r = await p;
`;
const fileOf = (name: string, index: number) => (name.includes('.') ? `${index}.${name}` : `${index}.ts`);

describe('flow', () => {
  const snippets = Object.entries(FLOWS).map(([name, code], i) => [
    fileOf(name, i),
    name.endsWith('.js') ? code : PRELUDE + code,
  ]);
  const resolved = resolveAll(Object.fromEntries(snippets));

  it.each(Object.keys(FLOWS).map((name, i) => [name, i] as const))('%s', (name, i) => {
    const expected = [...FLOWS[name]!.matchAll(/\/\*\?(.*?)\*\/['"]?([\w$]+)/g)].map(([, owners, member]) =>
      (owners!.trim() || 'GenerateTextResult')
        .split(' | ')
        .map(owner => (/^\W$/.test(owner) ? owner : `${owner}.${member}`))
        .join(' | '),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(resolved[fileOf(name, i)]).toEqual(expected);
  });
});
