import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from './chromium.js';

test('the browser is the one that is named', () => {
  expect(findChromium({ CHROMIUM: '/opt/chrome', PATH: '' })).toBe('/opt/chrome');
});

test('the browser is the first on the path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ai-sdk-fix-path-'));
  try {
    const file = join(folder, 'google-chrome');
    writeFileSync(file, '');
    expect(findChromium({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('without a browser the test is skipped, but not in CI', () => {
  expect(findChromium({ PATH: '' })).toBeUndefined();
  expect(() => findChromium({ PATH: '', CI: 'true' })).toThrow('No Chromium for the browser test');
});
