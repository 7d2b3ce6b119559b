import { guide7 } from '../../src/guides.js';
import { renameExports } from '../../src/transform.js';

export const renamedTypes = renameExports({
  id: 'renamed-types',
  title: 'Types that are gone get their new name',
  kind: 'breaking',
  from: [4, 5, 6],
  names: {
    Experimental_GenerateImageResult: 'GenerateImageResult',
    GenerateTextOnToolCallStartCallback: 'OnToolExecutionStartCallback',
    GenerateTextOnToolCallFinishCallback: 'OnToolExecutionEndCallback',
    StreamTextOnToolCallStartCallback: 'OnToolExecutionStartCallback',
    StreamTextOnToolCallFinishCallback: 'OnToolExecutionEndCallback',
    StreamTextOnStartCallback: 'GenerateTextOnStartCallback',
    StreamTextOnStepStartCallback: 'GenerateTextOnStepStartCallback',
    StreamTextOnStepFinishCallback: 'GenerateTextOnStepEndCallback',
    StreamTextOnFinishCallback: 'StreamTextOnEndCallback',
    ToolLoopAgentOnFinishCallback: 'GenerateTextOnEndCallback',
    ToolLoopAgentOnStepFinishCallback: 'GenerateTextOnStepEndCallback',
    TelemetryIntegration: 'Telemetry',
    TelemetrySettings: 'TelemetryOptions',
    ToolCallOptions: 'ToolExecutionOptions',
    ImageModelCallWarning: 'Warning',
    SpeechWarning: 'Warning',
    TranscriptionWarning: 'Warning',
    Experimental_Warning: 'Warning',
  },
  why: 'The old names are gone from 7, and code that imports one does not compile.',
  keeps: [
    'types of that name that are not the SDK’s',
    'the name under which a file of yours exports it',
    'the name in the file, where the new one is taken there: `import { Telemetry as TelemetryIntegration }`',
  ],
  before: "import type { StreamTextOnStepFinishCallback, TelemetrySettings } from 'ai';",
  after: "import type { GenerateTextOnStepEndCallback, TelemetryOptions } from 'ai';",
  docs: guide7('lifecycle-events'),
});
