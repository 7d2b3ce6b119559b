// @from 6
// @only on-step-end
// @row guard-on-step-finish-elsewhere
import { generateText, type Agent, type LanguageModel, type TelemetryIntegration } from 'ai';

interface WorkflowOptions {
  onStepFinish?: (name: string) => void;
}

class Workflow {
  constructor(readonly options: WorkflowOptions) {}

  run() {
    this.options.onStepFinish?.('done');
  }
}

export const workflow = new Workflow({ onStepFinish: name => console.log(name) });

export class OwnAgent {
  readonly model!: LanguageModel;

  generate({ prompt, onStepFinish }: { prompt: string } & WorkflowOptions) {
    onStepFinish?.('start');
    return generateText({ model: this.model, prompt });
  }
}

export const ask = (agent: OwnAgent) => agent.generate({ prompt: 'Hello', onStepFinish: name => console.log(name) });

export const integration: TelemetryIntegration = { onStepFinish: step => console.log(step.text) };

export const other = (agent: Agent) => agent.tools;
