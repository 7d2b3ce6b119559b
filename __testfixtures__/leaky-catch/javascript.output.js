// @from 4
// @only leaky-catch
// @fix-leaky-catch
// @findings warning:15
const { tool } = require("ai");
const { z } = require("zod");
const { find } = require("./search");

module.exports.getNews = tool({
  parameters: z.object({ q: z.string() }),
  execute: async ({ q }) => {
    try {
      return await find(q)
    } catch ({ message }) {
      return { error: message }
    }
  },
})

module.exports.getMaps = tool({
  parameters: z.object({ q: z.string() }),
  execute: async ({ q }) => {
    try {
      return await find(q)
    } catch (e) {
      console.error('Tool "getMaps" failed:', e)
      return { error: "get_maps_failed", code: e.code }
    }
  },
})
