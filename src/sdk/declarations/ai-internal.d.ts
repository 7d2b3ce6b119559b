// `ai/internal`, as far as the migration tells of it: it came with 5 and has no documentation.

declare module 'ai/internal' {
  /** @in 5 6 7 @deprecated 7 */
  export function prepareCallSettings(settings: any): any;
  /** @in 7 */
  export function prepareLanguageModelCallOptions(settings: any): any;
  /** @in 5 6 */
  export function prepareToolsAndToolChoice(settings: any): any;
  /** @in 7 */
  export function prepareTools(settings: any): any;
  /** @in 7 */
  export function prepareToolChoice(settings: any): any;
  export function prepareRetries(settings: any): any;
  export function standardizePrompt(prompt: any): Promise<any>;
  export function convertToLanguageModelPrompt(settings: any): Promise<any>;
}
