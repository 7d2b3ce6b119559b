// @from 6
// @only telemetry-integrations
// @findings warning:15 warning:24
// @types-skip-output the types are renamed by other transforms
// @row integration-methods
import { type OnFinishEvent, type OnToolCallFinishEvent, type TelemetryIntegration } from 'ai';

abstract class Base implements TelemetryIntegration {
  abstract write(line: string): void;
  onToolExecutionStart = () => this.write('tool');
  async onToolExecutionEnd(event: OnToolCallFinishEvent) {
    this.write(event.toolCall.toolName);
    this.onToolExecutionStart();
  }
  onEnd(event: OnFinishEvent) {
    this.write(event.text);
  }
}

export class Log extends Base {
  write(line: string) {
    console.log(line);
  }
  override onEnd(event: OnFinishEvent) {
    super.onEnd(event);
  }
  onStepEnd() {}
}

export const log = new Log();
export const finish = (event: OnFinishEvent) => new Log().onEnd(event);
