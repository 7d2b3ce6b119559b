// @from 4
import { generateText } from 'ai';

// No model: nothing calls it but this.
export class Job {
  specificationVersion = 'v1';
  async run(prompt: string) {
    return prompt;
  }
}
export class Later {
  readonly specificationVersion: 'v1' | 'v4' = 'v4';
  doGenerate = () => 'a';
  doStream = () => 'b';
}
export const run = async (prompt: string) => new Job().run(prompt + new Later().doStream() + typeof generateText);
