// @from 5
// @only instructions
// @findings error:9
// @types-skip-output the text has to be told from messages by a person
import type { Experimental_AgentSettings as AgentSettings, ToolSet } from 'ai';

const brief = (text: string) => text.slice(0, 80);
export const shown = (settings: AgentSettings<ToolSet>): unknown => settings.system;
export const title = (settings: AgentSettings<ToolSet>) => brief(settings.system ?? '');
