// @from 4
// @only input-schema
import { jsonSchema, type Tool, type ToolSet } from 'ai';

type Remote = Tool & { _server: string; kind: 'remote' };
interface Listed { name: string; parameters: object }
declare const listed: Listed[];
declare const servers: Record<string, Listed[]>;
declare function run(args: unknown): Promise<string>;

export const entries = (): ToolSet =>
  Object.fromEntries(
    listed.map(one => {
      return [one.name, { execute: async (args: unknown) => run(args), parameters: jsonSchema(one.parameters) }];
    }),
  );

export const reduced = (): Record<string, Remote> =>
  Object.entries(servers).reduce(
    (all, [server, tools]) => ({
      ...all,
      ...tools.reduce(
        (own, one) => ({
          ...own,
          [one.name]: { parameters: jsonSchema(one.parameters), _server: server, kind: 'remote' },
        }),
        {} as Record<string, Remote>,
      ),
    }),
    {} as Record<string, Remote>,
  );

export const own = (): Record<string, { parameters: object }> =>
  Object.fromEntries(listed.map(one => [one.name, { parameters: one.parameters }]));
