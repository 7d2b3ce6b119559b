// The shipped declarations against the real packages, and values that flow through the small library.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { generationsOf, readDeclarations } from '../scripts/sdk-reader.mjs';
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
  for (let node = symbol.declarations?.[0]?.parent as any; node; node = node.parent)
    if (node.name?.text) return node.name.text;
  return '?';
};

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
        for (const symbol of holding) {
          const key = `${ownerOf(symbol)}.${name}`;
          const entry = proven.get(key) ?? { claimed: generationsOf(symbol), seen: new Set() };
          entry.seen.add(generation);
          proven.set(key, entry);
        }
      }
    expect(wrong).toEqual([]);
    if (!path.includes('V1') && !path.includes('V2')) expect(found, 'no generation has this shape').toBeGreaterThan(0);
  });
});

it('claims no generation in which no real package has the member', () => {
  const wrong = [...proven].flatMap(([key, { claimed, seen }]) =>
    claimed.filter(g => !seen.has(g)).map(g => `${key} claims ${g}`),
  );
  expect(wrong).toEqual([]);
  expect(proven.size).toBeGreaterThan(700);
});
