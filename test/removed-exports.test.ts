/** Every export of the SDK that 7 does not have any more is seen to by some transform. */
import { expect, test } from 'vitest';
import { MODULES, openPackages, surfaces } from '../scripts/sdk-surface.mjs';
import { transforms } from '../transforms/index.js';

const words = new Set(transforms.flatMap(({ words }) => words));
const all = surfaces(openPackages());

test.each(Object.keys(MODULES))('of %s', module => {
  const gone = [...all[module]!].filter(([, { generations }]) => !generations.includes(7)).map(([name]) => name);
  expect(gone.length).toBeGreaterThan(0);
  expect(gone.filter(name => !words.has(name))).toEqual([]);
});
