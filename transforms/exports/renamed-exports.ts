import { guide7 } from '../../src/guides.js';
import { renameExports } from '../../src/transform.js';

const OF_UTILS = { from: [4, 5], of: '@ai-sdk/provider-utils' } as const;

export const renamedExports = renameExports({
  id: 'renamed-exports',
  title: 'Exports that are gone get their new name',
  kind: 'breaking',
  from: [4, 5, 6],
  names: {
    experimental_customProvider: 'customProvider',
    experimental_generateImage: 'generateImage',
    NoOutputSpecifiedError: 'NoOutputGeneratedError',
    experimental_wrapLanguageModel: 'wrapLanguageModel',
    InvalidToolArgumentsError: { to: 'InvalidToolInputError', from: [4] },
    isToolOrDynamicToolUIPart: { to: 'isToolUIPart', from: [6] },
    DataStreamToSSETransformStream: 'JsonToSseTransformStream',
    coreMessageSchema: 'modelMessageSchema',
    coreSystemMessageSchema: 'systemModelMessageSchema',
    coreUserMessageSchema: 'userModelMessageSchema',
    coreAssistantMessageSchema: 'assistantModelMessageSchema',
    coreToolMessageSchema: 'toolModelMessageSchema',
    FlexibleValidator: { to: 'FlexibleSchema', ...OF_UTILS },
    InferValidator: { to: 'InferSchema', ...OF_UTILS },
    LazyValidator: { to: 'LazySchema', ...OF_UTILS },
    asValidator: { to: 'asSchema', ...OF_UTILS },
    lazyValidator: { to: 'lazySchema', ...OF_UTILS },
    zodValidator: { to: 'zodSchema', ...OF_UTILS },
  },
  why: 'The old names are gone from 7: an import of one does not link, and a read through a namespace is `undefined`.',
  keeps: [
    'names like these that are not the SDK’s',
    'the name under which a file of yours exports it',
    'the name in the file, where the new one is taken there: `import { generateImage as experimental_generateImage }`',
  ],
  before:
    "import { experimental_generateImage, experimental_customProvider as customProvider } from 'ai';\n\nawait experimental_generateImage({ model, prompt });",
  after: "import { generateImage, customProvider } from 'ai';\n\nawait generateImage({ model, prompt });",
  docs: guide7('core-api-renames-and-removals'),
});
