/** The browser of the machine: none is downloaded. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** The same names as in `.ci/run`. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** `CHROMIUM`, or what the path has; undefined where there is none, which in CI is a failure. */
export function findChromium({ CHROMIUM, CI, PATH = '' }: NodeJS.ProcessEnv = process.env): string | undefined {
  const files = PATH.split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name)));
  const found = CHROMIUM || files.find(existsSync);
  if (!found && CI)
    throw new Error(`No Chromium for the browser test: install one of ${NAMES.join(', ')}, or name it in CHROMIUM.`);
  return found;
}

/** Speaks to the server of the page and to nobody else: a closed network refuses its other requests, many at a time. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    timeout: 60_000,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
