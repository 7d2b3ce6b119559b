// @from 6
// @only tool-errors
import { tool } from 'ai'
import { z } from 'zod'

declare function rooms(hotel: string): Promise<number[]>

export const listRooms = tool({
  inputSchema: z.object({ hotel: z.string() }),
  execute: async ({ hotel }, { abortSignal }) => {
    try {
      const all = await rooms(hotel)
      ;[all[0]] = all.slice(1)
      return abortSignal?.aborted ? [] : all
    } catch (error) {
      abortSignal?.throwIfAborted()
      console.error('Tool "listRooms" failed:', error)
      return { ok: false as const, error: 'list_rooms_failed', retryable: true }
    }
  },
})

export const freeRooms = tool({
  inputSchema: z.object({ hotel: z.string() }),
  execute: async ({ hotel }) => {
    try {
      return await rooms(hotel)
    } catch (error) {
      console.error('Tool "freeRooms" failed:', error)
      return { ok: false as const, error: 'free_rooms_failed', retryable: false }
    }
  },
})
