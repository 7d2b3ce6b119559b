/** Lets a generation of the SDK run tools against the loopback server, through a real provider package. */
import type { Generation } from '../../src/model.js';
import { DIALECTS, type Loopback, type ToolResult, type Turn } from './server.js';

export type Provider = keyof typeof DIALECTS;
export type Api = 'generateText' | 'streamText';

export const APIS: readonly Api[] = ['generateText', 'streamText'];
export const PROVIDERS = Object.keys(DIALECTS) as Provider[];

export interface Drive {
  generation: Generation;
  provider: Provider;
  api: Api;
  turns: readonly Turn[];
  tools: object;
  /** Further options of the call. */
  settings?: object;
}

export interface Outcome {
  /** The bodies of all requests, as they came. */
  bodies: string[];
  /** What the last request says of results. */
  results: ToolResult[];
  /** What the run is rejected with; undefined where it is not. */
  rejected: unknown;
  text: string;
  /** What the steps are made of. */
  parts: string[];
}

interface Result {
  text: string | Promise<string>;
  steps: Step[] | Promise<Step[]>;
  consumeStream?(): Promise<void>;
}

type OnError = (event: { error: unknown }) => void;

interface Step {
  content?: { type: string }[];
}

export async function drive(
  loopback: Loopback,
  { generation, provider, api, turns, ...options }: Drive,
): Promise<Outcome> {
  const { tools, settings } = options;
  const sdk = await import(`ai-v${generation}`);
  const call = (model: unknown, onError: OnError) =>
    sdk[api]({ model, prompt: 'Go.', tools, ...loop(generation, sdk), maxRetries: 0, onError, ...settings });
  return watch(loopback, { generation, provider, turns }, call);
}

const loop = (generation: Generation, sdk: { stepCountIs(count: number): unknown }): object =>
  generation === 4 ? { maxSteps: 4 } : { stopWhen: sdk.stepCountIs(4) };

/** What comes of a call of the SDK with a model behind which the turns are played. */
export async function watch(
  loopback: Loopback,
  { generation, provider, turns }: Pick<Drive, 'generation' | 'provider' | 'turns'>,
  call: (model: unknown, onError: OnError) => Result | Promise<Result>,
): Promise<Outcome> {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const { baseURL, bodies } = loopback.converse(turns);
  const outcome: Outcome = { bodies, results: [], rejected: undefined, text: '', parts: [] };
  try {
    // Of a stream of 4 that has failed, the promises stay pending.
    let fail: OnError = () => {};
    const failure = new Promise<never>((_, reject) => {
      fail = ({ error }) => reject(error);
    });
    failure.catch(() => {});
    const result = await call(await modelOf(generation, provider, baseURL), fail);
    const [steps, text] = await Promise.race([failure, ended(result)]);
    outcome.text = text;
    outcome.parts = steps.flatMap(({ content = [] }) => content.map(({ type }) => type));
  } catch (error) {
    outcome.rejected = error;
  }
  const last = bodies.at(-1);
  if (last !== undefined) outcome.results = DIALECTS[provider].results(last);
  return outcome;
}

async function ended(result: Result): Promise<[Step[], string]> {
  await result.consumeStream?.();
  return [await result.steps, await result.text];
}

async function modelOf(generation: Generation, provider: Provider, baseURL: string): Promise<unknown> {
  const settings = { baseURL, apiKey: 'none' };
  const module = await import(`${provider}-v${generation}`);
  return provider === 'openai'
    ? module.createOpenAI(settings).chat('gpt-4o')
    : module.createAnthropic(settings)('claude-sonnet-4-5');
}
