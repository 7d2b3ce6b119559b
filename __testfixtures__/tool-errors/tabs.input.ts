// @from 6
// @only tool-errors
import { tool } from "ai";
import { z } from "zod";

declare function rooms(hotel: string): Promise<number[]>;

export const listRooms = tool({
	inputSchema: z.object({ hotel: z.string() }),
	execute: async ({ hotel }) => {
		// only those with a window
		const all = await rooms(hotel);

		return all.filter(
			room => room % 2 === 0,
		);
	},
});

export const bookRoom = tool({
	inputSchema: z.object({ hotel: z.string() }),
	execute: async ({ hotel }) => rooms(hotel),
});
