/**
 * A chat app of each generation, in a browser: as it is under its own packages and migrated under those of 7, a person
 * sees the same at every stop of a conversation, and the model is asked the same. Left as it was, it does not get through.
 */
import { readdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Generation } from '../../src/model.js';
import { normalise, type Request } from '../wire/normalise.js';
import { APPS, inCopy, migrate } from './apps.js';
import { bundleHandler, bundlePage } from './bundle.js';
import { findChromium, launch } from './chromium.js';
import { converse, type Seen, TURNS } from './conversation.js';
import { pacedModel } from './model.js';
import { serve } from './serve.js';

const executable = findChromium();
if (!executable) console.warn('The browser test is skipped: no Chromium found. CHROMIUM may name one.');

let browser: Browser;
beforeAll(async () => {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  vi.stubEnv('NODE_ENV', 'production');
  for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  if (executable) browser = await launch(executable);
});
afterAll(async () => {
  await browser?.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

for (const app of readdirSync(APPS).sort()) {
  const from = Number(app.split('-').at(-1)) as Generation;
  describe.skipIf(!executable)(app, () => {
    test('shows the same after the migration', () => checkMigrated(app, from));
    test('does not get through without it', () => checkUnmigrated(app));
  });
}

async function checkMigrated(app: string, from: Generation): Promise<void> {
  const original = await use(APPS + app, from);
  expect(original).toMatchObject({ threw: undefined, errors: [] });
  await inCopy(app, async folder => {
    // Nothing is left to a person, and nothing is said to be.
    expect(await migrate(folder)).toEqual([]);
    expect(comparable(await use(folder, 7))).toEqual(comparable(original));
  });
}

const checkUnmigrated = async (app: string): Promise<void> =>
  expect((await use(APPS + app, 7, 1500)).threw).toBeDefined();

interface Outcome {
  seen: Seen[];
  /** Errors in the page. */
  errors: string[];
  requests: Request[];
  /** Why the app could not be built, or the conversation not be held. */
  threw: unknown;
}

async function use(folder: string, generation: Generation, patience = 20_000): Promise<Outcome> {
  const outcome: Outcome = { seen: [], errors: [], requests: [], threw: undefined };
  const model = pacedModel(generation, TURNS);
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  page.on('pageerror', error => outcome.errors.push(String(error)));
  try {
    const [handler, files] = await Promise.all([bundleHandler(folder, generation), bundlePage(folder, generation)]);
    handler.setModel(model.model);
    const served = await serve(files, handler);
    try {
      outcome.seen = await converse(page, served.url, model);
    } catch (error) {
      const shown = await page.textContent('body');
      throw new Error(`${error}\nOn the page: ${shown}`);
    } finally {
      await served.close();
    }
  } catch (error) {
    outcome.threw = error;
  } finally {
    await page.close();
  }
  outcome.requests = model.calls.map(normalise);
  return outcome;
}

/** 4 put the text of a message before its files, and names of pictures were none of its model's. */
function comparable({ requests, ...rest }: Outcome): unknown {
  const isFile = (part: unknown) => typeof part === 'object' && part !== null && 'file' in part;
  const messagesOf = (request: Request) =>
    request.messages.map(({ role, parts }) => ({
      role,
      parts: [
        ...parts.filter(part => !isFile(part)),
        ...parts.filter(isFile).map(part => ({ ...(part as object), filename: undefined })),
      ],
    }));
  return { ...rest, requests: requests.map(request => ({ ...request, messages: messagesOf(request) })) };
}
