// @from 6
// @only tool-errors
import { tool } from 'ai'
import { z } from 'zod'

declare function rooms(hotel: string): Promise<number[]>

export const listRooms = tool({
  inputSchema: z.object({ hotel: z.string() }),
  execute: async ({ hotel }, { abortSignal }) => {
    const all = await rooms(hotel)
    ;[all[0]] = all.slice(1)
    return abortSignal?.aborted ? [] : all
  },
})

export const freeRooms = tool({
  inputSchema: z.object({ hotel: z.string() }),
  execute: async ({ hotel }) => rooms(hotel),
})
