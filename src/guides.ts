/** Where the official documentation speaks of a change. */
const GUIDES = 'https://ai-sdk.dev/docs/migration-guides';

export const guide5 = (section: string): string => `${GUIDES}/migration-guide-5-0#${section}`;
export const guide6 = (section: string): string => `${GUIDES}/migration-guide-6-0#${section}`;
export const guide7 = (section: string): string => `${GUIDES}/migration-guide-7-0#${section}`;
