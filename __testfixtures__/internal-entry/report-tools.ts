// @from 6
// @findings error:5 error:9
// @row internal-subpath
import * as internal from 'ai/internal';
import { prepareToolsAndToolChoice as prepare } from 'ai/internal';

export const a = (tools: any) => prepare({ tools, toolChoice: 'auto', activeTools: undefined });
export const b = (tools: any) =>
  internal.prepareToolsAndToolChoice({ tools, toolChoice: 'auto', activeTools: undefined });
