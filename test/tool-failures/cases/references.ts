import { tool } from 'ai';
import { z } from 'zod';
import { findBerth, Pilots, timed } from './lib/desk';

const pilots = new Pilots('north');

export const tools = {
  berthOfShip: tool({
    description: 'Where a ship lies.',
    inputSchema: z.object({ ship: z.string() }),
    execute: findBerth,
  }),
  listPilots: tool({
    description: 'Pilots on duty.',
    inputSchema: z.object({ shift: z.string() }),
    execute: pilots.onDuty.bind(pilots),
  }),
  timedBerth: tool({
    description: 'Where a ship lies, and how long that took.',
    inputSchema: z.object({ ship: z.string() }),
    execute: timed(findBerth),
  }),
};
