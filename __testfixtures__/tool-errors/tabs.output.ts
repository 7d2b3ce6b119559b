// @from 6
// @only tool-errors
import { tool } from "ai";
import { z } from "zod";

declare function rooms(hotel: string): Promise<number[]>;

export const listRooms = tool({
	inputSchema: z.object({ hotel: z.string() }),
	execute: async ({ hotel }) => {
		try {
			// only those with a window
			const all = await rooms(hotel);

			return all.filter(
				room => room % 2 === 0,
			);
		} catch (error) {
			console.error('Tool "listRooms" failed:', error);
			return { ok: false as const, error: "list_rooms_failed", retryable: true };
		}
	},
});

export const bookRoom = tool({
	inputSchema: z.object({ hotel: z.string() }),
	execute: async ({ hotel }) => {
		try {
			return await rooms(hotel);
		} catch (error) {
			console.error('Tool "bookRoom" failed:', error);
			return { ok: false as const, error: "book_room_failed", retryable: false };
		}
	},
});
