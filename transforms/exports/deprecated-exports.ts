import { guide7 } from '../../src/guides.js';
import { renameExports } from '../../src/transform.js';

export const deprecatedExports = renameExports({
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
    Experimental_Agent: { to: 'ToolLoopAgent', from: [6] },
  },
  why: 'The old names are aliases under 7 and will go; some write a warning when they are called.',
  keeps: [
    'names like these that are not the SDK’s',
    'the name under which a file of yours exports it',
    '`Experimental_Agent` of 5, which takes other settings',
  ],
  before:
    "import { experimental_transcribe as transcribe, experimental_generateSpeech } from 'ai';\n\nawait experimental_generateSpeech({ model, text });",
  after: "import { transcribe, generateSpeech } from 'ai';\n\nawait generateSpeech({ model, text });",
  docs: guide7('core-api-renames-and-removals'),
});
