// @from 6
// @only telemetry-integrations
// @findings warning:15 warning:24
// @types-skip-output the types are renamed by other transforms
// @row integration-methods
import { bindTelemetryIntegration, type OnFinishEvent, type OnToolCallFinishEvent, type TelemetryIntegration } from 'ai';

abstract class Base implements TelemetryIntegration {
  abstract write(line: string): void;
  onToolCallStart = () => this.write('tool');
  async onToolCallFinish(event: OnToolCallFinishEvent) {
    this.write(event.toolCall.toolName);
    this.onToolCallStart();
  }
  onFinish(event: OnFinishEvent) {
    this.write(event.text);
  }
}

export class Log extends Base {
  write(line: string) {
    console.log(line);
  }
  override onFinish(event: OnFinishEvent) {
    super.onFinish(event);
  }
  onStepFinish() {}
}

export const log = bindTelemetryIntegration(new Log());
export const finish = (event: OnFinishEvent) => new Log().onFinish(event);
