// @from 6
import { Agent } from 'node:http';

/** Agents and streams that are not the SDK's. */
export const options = { agent: new Agent({ keepAlive: true }), timeout: 5 };

class Result {
  toUIMessageStream(): string {
    return '';
  }
}
export const text = new Result().toUIMessageStream();
