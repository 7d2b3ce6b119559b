// Provider and helper packages: no value of theirs is looked into, so every import from them is `any`.
// A module that is declared by name in a file beside this one wins over the pattern.

declare module '@ai-sdk/*';
declare module '@openrouter/ai-sdk-provider';
