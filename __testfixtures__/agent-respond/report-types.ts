// @from 5
// @only agent-respond
// @findings error:6
import type { Experimental_Agent as Agent, ToolSet } from 'ai';

export type Respond = Agent<ToolSet>['respond'];
export type Own = { respond(): void }['respond'];
