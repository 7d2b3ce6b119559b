/** Modules that had the types of messages, and whose successors leave them to `ai`. */
export const IN_CORE = ['@ai-sdk/ui-utils', '@ai-sdk/vue', '@ai-sdk/solid', 'ai/vue', 'ai/solid'];
