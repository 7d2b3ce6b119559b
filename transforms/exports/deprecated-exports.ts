import { guide7 } from '../../src/guides.js';
import { ts } from '../../src/sdk/typescript.js';
import { defineTransform, renameExports } from '../../src/transform.js';

/** `ai` has them no more: those move. */
const OF_MCP = { from: [5, 6], of: '@ai-sdk/mcp' } as const;

const rename = renameExports({
  id: 'deprecated-exports',
  title: 'Exports with a deprecated name get their new one',
  kind: 'deprecated',
  from: [4, 5, 6],
  names: {
    experimental_transcribe: 'transcribe',
    experimental_generateSpeech: 'generateSpeech',
    experimental_createProviderRegistry: 'createProviderRegistry',
    getToolOrDynamicToolName: { to: 'getToolName', from: [6] },
    Experimental_StdioMCPTransport: 'StdioMCPTransport',
    experimental_createMCPClient: { to: 'createMCPClient', ...OF_MCP },
    experimental_MCPClient: { to: 'MCPClient', ...OF_MCP },
    experimental_MCPClientConfig: { to: 'MCPClientConfig', ...OF_MCP },
    experimental_MCPClientCapabilities: { to: 'MCPClientCapabilities', ...OF_MCP },
    createGatewayProvider: 'createGateway',
    GatewayModelEntry: 'GatewayLanguageModelEntry',
    Experimental_Agent: 'ToolLoopAgent',
    experimental_useObject: 'useObject',
    Experimental_UseObjectOptions: 'UseObjectOptions',
    Experimental_UseObjectHelpers: 'UseObjectHelpers',
    Experimental_StructuredObject: 'StructuredObject',
    Experimental_StructuredObjectOptions: 'StructuredObjectOptions',
  },
  why: 'The old names are aliases under 7 and will go; some write a warning when they are called. `simulateReadableStream` is exported by `ai`, and only for now by `ai/test`.',
  keeps: ['names like these that are not the SDK’s', 'the name under which a file of yours exports it'],
  before:
    "import { experimental_transcribe as transcribe, experimental_generateSpeech } from 'ai';\n\nawait experimental_generateSpeech({ model, text });",
  after: "import { transcribe, generateSpeech } from 'ai';\n\nawait generateSpeech({ model, text });",
  docs: guide7('core-api-renames-and-removals'),
});

const SIMULATE = 'simulateReadableStream';

export const deprecatedExports = defineTransform({
  ...rename,
  words: [...rename.words, SIMULATE],
  visit(use, context) {
    if (use.name !== SIMULATE) return rename.visit(use, context);
    const isOfTests = use.owners.length > 0 && use.owners.every(({ module }) => module === 'ai/test');
    const { node } = use;
    if (isOfTests && use.form === 'name' && ts.isImportSpecifier(node))
      context.change(use.key, draft => draft.moveImport(node, 'ai', SIMULATE));
  },
});
