import { guide7 } from '../../src/guides.js';
import { renameExports } from '../../src/transform.js';

export const deprecatedTypes = renameExports({
  id: 'deprecated-types',
  title: 'Types with a deprecated name get their new one',
  kind: 'deprecated',
  from: [4, 5, 6],
  names: {
    GenerateTextOnFinishCallback: 'GenerateTextOnEndCallback',
    GenerateTextOnStepFinishCallback: 'GenerateTextOnStepEndCallback',
    OnStartEvent: 'GenerateTextStartEvent',
    OnStepStartEvent: 'GenerateTextStepStartEvent',
    OnStepFinishEvent: 'GenerateTextStepEndEvent',
    OnFinishEvent: 'GenerateTextEndEvent',
    OnToolCallStartEvent: 'ToolExecutionStartEvent',
    OnToolCallFinishEvent: 'ToolExecutionEndEvent',
    UIMessageStreamOnFinishCallback: 'UIMessageStreamOnEndCallback',
    UIMessageStreamOnStepFinishCallback: 'UIMessageStreamOnStepEndCallback',
    Experimental_AgentSettings: 'ToolLoopAgentSettings',
    Experimental_InferAgentUIMessage: 'InferAgentUIMessage',
    Experimental_GeneratedImage: 'GeneratedFile',
    Experimental_TranscriptionResult: 'TranscriptionResult',
    Experimental_SpeechResult: 'SpeechResult',
  },
  why: 'The old names are aliases under 7 and will go.',
  keeps: ['types of that name that are not the SDK’s', 'the name under which a file of yours exports it'],
  before: "import type { OnFinishEvent, OnStartEvent } from 'ai';",
  after: "import type { GenerateTextEndEvent, GenerateTextStartEvent } from 'ai';",
  docs: guide7('lifecycle-events'),
});
