// @from 4
// @row PUT-01
import * as utils from '@ai-sdk/provider-utils';
import { parseJSON, parseProviderOptions, safeParseJSON as tryParse, safeValidateTypes, validateTypes } from '@ai-sdk/provider-utils';
import { z } from 'zod';

const schema = z.object({ name: z.string() });

export async function read(text: string) {
  const result = await tryParse({ text, schema });
  if (!result.success) return undefined;
  return result.value.name + (await parseJSON({ text, schema })).name;
}

async function check(value: unknown) {
  return (await validateTypes({ value, schema })).name;
}

export const isNamed = async (value: unknown) => (await safeValidateTypes({ value, schema })).success && (await checked(value));

async function checked(value: unknown) {
  const name = await check(value);
  return name === (await utils.parseProviderOptions({ provider: 'acme', providerOptions: { acme: {} }, schema }))?.name;
}

export const options = async (providerOptions: Record<string, unknown>) =>
  parseProviderOptions({ provider: 'acme', providerOptions, schema });
