/** What becomes of the programs in `cases/`: properties, so that they hold whatever the code looks like that is written. */
import type { Choices } from '../../src/model.js';

export interface Case {
  name: string;
  /** The program, where it is not the one of that name. */
  file?: string;
  choices?: Partial<Choices>;
  /** In a program of its own: it holds something that changes how other cases are seen. */
  isAlone?: true;
  /**
   * Tools whose `execute` is wrapped, and how their failure is given to the SDK; what cannot fail, or answers already, may
   * be wrapped. All others stay as they are.
   */
  wraps?: Record<string, 'return' | 'throw' | 'either' | 'may'>;
  /** All findings: the id, and the tool where it is in one. */
  findings?: string[];
  /** Texts that must still be there. */
  keeps?: RegExp[];
  calls?: Call[];
  /** Exported functions that are no tools, and what they give while the outside is down, after all calls. */
  probes?: Record<string, unknown>;
}

export interface Call {
  tool: string;
  input: object;
  /** When it fails: while the outside is down, always, or never. */
  fails?: 'always' | 'never';
  /** Whether the model reads internal text: before the migration only, at no time, or after it too. */
  leaks?: 'never' | 'still';
  /** What the model must read in place of it. */
  says?: RegExp;
  /** What the run is rejected with, before and after. */
  rejects?: RegExp;
}

export const REJECTION = 'a rejection';

export const CASES: readonly Case[] = [
  {
    name: 'arrow-expression',
    wraps: { readTide: 'return' },
    calls: [{ tool: 'readTide', input: { pier: 'east' }, says: /"retryable":true/ }],
  },
  {
    name: 'block-body',
    wraps: { bookCourt: 'return' },
    keeps: [/\/\/ No court is an answer, not a failure\./],
    calls: [
      { tool: 'bookCourt', input: { players: 2, hour: 9 }, says: /"retryable":false/ },
      { tool: 'bookCourt', input: { players: 8, hour: 9 } },
    ],
  },
  {
    name: 'function-forms',
    wraps: { listSightings: 'return', countSightings: 'return' },
    keeps: [/\/\/ the newest stands last/, /async function sightings\(/, /async execute\(/],
    calls: [
      { tool: 'listSightings', input: { bird: 'heron' } },
      { tool: 'countSightings', input: { bird: 'heron' } },
    ],
  },
  {
    name: 'promise-chain',
    wraps: { findShelf: 'return' },
    calls: [{ tool: 'findShelf', input: { title: 'Emma' } }],
  },
  {
    name: 'unawaited-return',
    wraps: { trainDelay: 'either' },
    findings: ['unawaited-return trainDelay'],
    calls: [
      { tool: 'trainDelay', input: { line: 'S2' } },
      { tool: 'trainPlatform', input: { line: 'S2' }, leaks: 'never', says: /"unknown":true/ },
    ],
  },
  {
    name: 'references',
    wraps: { berthOfShip: 'return', listPilots: 'return', timedBerth: 'return' },
    calls: [
      { tool: 'berthOfShip', input: { ship: 'Hulda' } },
      { tool: 'listPilots', input: { shift: 'night' } },
      { tool: 'timedBerth', input: { ship: 'Hulda' } },
    ],
  },
  {
    name: 'shared-function',
    wraps: { getHeat: 'return' },
    calls: [{ tool: 'getHeat', input: { oven: 'left' } }],
    probes: { isHot: REJECTION },
  },
  {
    // The SDK takes what is yielded last; what a generator returns is dropped.
    name: 'generators',
    wraps: { printPoster: 'return', sumLengths: 'may' },
    findings: ['generator-return-value sumLengths'],
    calls: [
      { tool: 'printPoster', input: { poster: 'fair' } },
      { tool: 'sumLengths', input: { words: ['ab', 'c'] }, fails: 'never' },
    ],
  },
  {
    name: 'synchronous',
    wraps: { loadRecipe: 'return' },
    calls: [{ tool: 'loadRecipe', input: { dish: 'soup' } }],
  },
  {
    name: 'cannot-throw',
    calls: [
      { tool: 'toMiles', input: { km: 10 }, fails: 'never' },
      { tool: 'clockNow', input: {}, fails: 'never' },
      { tool: 'welcome', input: { name: 'Bo', isLate: true }, fails: 'never' },
      { tool: 'cupSize', input: { size: 'large' }, fails: 'never' },
    ],
  },
  {
    name: 'already-handled',
    calls: [
      { tool: 'permitState', input: { permit: 'P-4' }, leaks: 'never', says: /permits_unavailable/ },
      { tool: 'lineAtGate', input: { gate: 'west' }, leaks: 'never', says: /gate_unknown/ },
    ],
  },
  {
    name: 'try-finally',
    wraps: { listVisits: 'return' },
    calls: [{ tool: 'listVisits', input: { patient: 'Kim' } }],
    probes: { connections: 0 },
  },
  {
    name: 'own-tool-error',
    isAlone: true,
    wraps: { returnBike: 'either' },
    calls: [
      { tool: 'returnBike', input: { bike: 'C-1' } },
      {
        tool: 'returnBike',
        input: { bike: 'C-9' },
        fails: 'always',
        leaks: 'never',
        says: /Bike C-9 is not lent out\./,
      },
    ],
  },
  {
    name: 'author-messages',
    wraps: { sendStamps: 'return' },
    calls: [
      { tool: 'sendStamps', input: { to: 'Eva', count: 3 } },
      { tool: 'sendStamps', input: { to: 'museum', count: 3 }, fails: 'always' },
      {
        tool: 'sendStamps',
        input: { to: 'self', count: 3 },
        fails: 'always',
        leaks: 'never',
        says: /Stamps cannot be sent to oneself\./,
      },
      {
        tool: 'sendStamps',
        input: { to: 'Eva', count: 90 },
        fails: 'always',
        leaks: 'never',
        says: /No more than 50 stamps go into a letter, not 90\./,
      },
    ],
  },
  {
    // Without a class of its own, what is thrown carries the code alone.
    name: 'lost-message',
    choices: { toolErrors: 'throw', toolErrorsHelper: 'off' },
    wraps: { lendBook: 'throw' },
    findings: ['tool-errors lendBook'],
    calls: [
      { tool: 'lendBook', input: { book: 'Emma', days: 7 } },
      { tool: 'lendBook', input: { book: 'Emma', days: 70 }, fails: 'always', leaks: 'never' },
    ],
  },
  {
    name: 'thrown-object',
    wraps: { openLock: 'return' },
    findings: ['thrown-object openLock'],
    calls: [{ tool: 'openLock', input: { lock: 'upper' } }],
  },
  {
    name: 'inner-timeout',
    wraps: { readGauge: 'return' },
    calls: [{ tool: 'readGauge', input: { station: 'cape' }, says: /"retryable":true/ }],
  },
  {
    name: 'typed-consumer',
    isAlone: true,
    wraps: { snowDepth: 'throw' },
    calls: [{ tool: 'snowDepth', input: { slope: 'blue' } }],
  },
  {
    name: 'annotated',
    wraps: { tankLevel: 'throw', tankPeak: 'throw', tankOwner: 'throw' },
    calls: ['tankLevel', 'tankPeak', 'tankOwner'].map(tool => ({ tool, input: { tank: 't3' } })),
  },
  {
    name: 'fixed-output',
    wraps: { hiveWeight: 'throw', hiveSound: 'throw' },
    calls: ['hiveWeight', 'hiveSound'].map(tool => ({ tool, input: { hive: 'h1' } })),
  },
  {
    name: 'dynamic-tools',
    wraps: { runAddon: 'return', listAddons: 'return' },
    calls: [
      { tool: 'runAddon', input: { addon: 'map' } },
      { tool: 'listAddons', input: {} },
    ],
  },
  {
    name: 'inline-in-call',
    wraps: { doorCamera: 'return' },
    calls: [{ tool: 'doorCamera', input: { door: 'front' } }],
  },
  { name: 'client-tools' },
  {
    name: 'provider-tool',
    wraps: { bash: 'either' },
    calls: [{ tool: 'bash', input: { command: 'ls' } }],
  },
  {
    name: 'leaky-catch',
    wraps: { searchTitles: 'may', searchAuthors: 'may', searchShelves: 'may', searchNotes: 'may' },
    findings: [
      'leaky-catch searchTitles',
      'leaky-catch searchAuthors',
      'leaky-catch searchShelves',
      'stack-to-model searchShelves',
      'leaky-catch searchNotes',
    ],
    calls: ['searchTitles', 'searchAuthors', 'searchShelves', 'searchNotes'].map(tool => ({
      tool,
      input: { word: 'sea' },
      leaks: 'still',
    })),
  },
  {
    name: 'leaky-catch-fixed',
    file: 'leaky-catch',
    wraps: { searchTitles: 'may', searchAuthors: 'may', searchShelves: 'may', searchNotes: 'may' },
    choices: { fixLeakyCatch: true },
    calls: ['searchTitles', 'searchAuthors', 'searchShelves', 'searchNotes'].map(tool => ({
      tool,
      input: { word: 'sea' },
    })),
  },
  {
    name: 'not-json',
    wraps: { countBallots: 'return', sumTakings: 'may', ticketPattern: 'may' },
    findings: ['countBallots', 'countBallots', 'sumTakings', 'meanAge', 'ticketPattern'].map(
      tool => `non-json-output ${tool}`,
    ),
    calls: [
      { tool: 'countBallots', input: { fair: 'May' } },
      // The result is written down after `execute` is done, where no `catch` of a tool can reach.
      { tool: 'sumTakings', input: { fair: 'May' }, fails: 'never', rejects: /serialize a BigInt/ },
      { tool: 'meanAge', input: { fair: 'May' }, fails: 'never' },
      { tool: 'ticketPattern', input: { fair: 'May' }, fails: 'never' },
    ],
  },
  {
    name: 'callbacks',
    wraps: { addCrew: 'return', callCrew: 'return' },
    findings: ['floating-promise callCrew'],
    calls: [
      { tool: 'addCrew', input: { names: ['Ida', ''] }, fails: 'always' },
      { tool: 'addCrew', input: { names: ['Ida', 'Jon'] }, fails: 'never' },
      { tool: 'callCrew', input: { text: 'Noon.' } },
    ],
  },
  {
    // What a step throws drives the retries of its workflow.
    name: 'directives',
    wraps: { addNote: 'return' },
    findings: ['workflow-step chargeCard'],
    keeps: [/\(\{ note \}\) => \{\s*'use server';/],
    calls: [{ tool: 'addNote', input: { note: 'milk' } }],
  },
  {
    name: 'other-throw-points',
    wraps: { payInvoice: 'return', rentBoat: 'return' },
    findings: ['approval-throws payInvoice', 'needs-approval payInvoice', 'schema-throws rentBoat'],
    calls: [
      { tool: 'payInvoice', input: { cents: 100 }, rejects: /ECONNREFUSED/ },
      { tool: 'rentBoat', input: { boat: 'Elsa' }, leaks: 'still' },
    ],
  },
  {
    name: 'local-convention',
    wraps: { getCode: 'return' },
    calls: [
      { tool: 'getCode', input: { safe: 3 }, says: /"success":false/ },
      { tool: 'getCode', input: { safe: 40 }, says: /"success":false/ },
    ],
  },
  {
    name: 'empty-answers',
    wraps: { findMemo: 'return', dropMemo: 'throw', checkMemo: 'may' },
    findings: [
      'empty-success findMemo',
      'undefined-success dropMemo',
      'leaky-catch checkMemo',
      'stack-to-model checkMemo',
    ],
    calls: [
      { tool: 'findMemo', input: { topic: 'garden' } },
      { tool: 'findMemo', input: { topic: 'roof' } },
      { tool: 'dropMemo', input: { id: 4 } },
    ],
  },
  {
    name: 'already-wrapped',
    calls: ['readMap', 'readChart', 'streamLog', 'readBuoy'].map(tool => ({
      tool,
      input: { id: 'k' },
      leaks: 'never',
      says: /_failed/,
    })),
  },
  {
    // What the repair throws is sent to the model, whatever `execute` does.
    name: 'repair',
    wraps: { lampState: 'return' },
    findings: ['repair-throws'],
    calls: [
      { tool: 'lampState', input: { lamp: 'hall' } },
      { tool: 'lampState', input: { lamp: 3 }, leaks: 'still' },
    ],
  },
];
