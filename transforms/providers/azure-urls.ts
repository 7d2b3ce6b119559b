import { guide6 } from '../../src/guides.js';
import { optionsOf } from '../../src/sdk/calls.js';
import { inward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means } from '../../src/transform.js';

const FLAG = 'useDeploymentBasedUrls';
const DEPLOYMENTS = /\/deployments\/?$/;

export const azureUrls = defineTransform({
  id: 'azure-urls',
  title: 'Azure keeps URLs with the name of the deployment',
  kind: 'silent',
  from: [4],
  words: ['createAzure'],
  why: 'Since 5 requests go to `/openai/v1/…` with `api-version=v1`: a version with a date is refused there, and a `baseURL` that ends in `/deployments` leads nowhere.',
  keeps: ['settings that have the flag', 'settings without a version and without a `baseURL`: the new URLs serve them'],
  before: "createAzure({ resourceName: 'acme', apiVersion: '2024-10-21' });",
  after: "createAzure({ resourceName: 'acme', apiVersion: '2024-10-21', useDeploymentBasedUrls: true });",
  docs: guide6('providers'),
  visit(use, context) {
    if (use.form !== 'name' || !means(use, ['.createAzure'])) return;
    for (const settings of optionsOf(use, context.uses)) if (!propertyNamed(settings, FLAG)) change(settings, context);
  },
});

function change(settings: tsTypes.ObjectLiteralExpression, context: Context): void {
  const base = propertyNamed(settings, 'baseURL');
  const url = propertyValue(base) && inward(propertyValue(base)!);
  const suffix = url && suffixOf(url);
  if (url && !suffix) return reportBase(url, context);
  if (!suffix && !propertyNamed(settings, 'apiVersion')) return;
  context.change(settings, draft => {
    if (url && suffix) draft.replaceRange(url, suffix);
    draft.addProperty(settings, `${FLAG}: true`);
  });
}

/** `/deployments` at the end of what is written: 7 adds it. */
function suffixOf(url: tsTypes.Expression): { start: number; end: number } | undefined {
  const last = ts.isTemplateExpression(url) ? url.templateSpans.at(-1)!.literal : url;
  if (!ts.isStringLiteralLike(last) && !ts.isTemplateTail(last)) return undefined;
  const found = DEPLOYMENTS.exec(last.text);
  return found ? { start: last.end - 1 - found[0].length, end: last.end - 1 } : undefined;
}

function reportBase(at: tsTypes.Node, context: Context): void {
  context.report(at, {
    message:
      'Under 4 the name of the deployment followed this URL; under 7 it does not, and `api-version` may be left out.',
    remedy: `If it ends in \`/deployments\`, take that off and add \`${FLAG}: true\`, which puts it and the name of the deployment back; else look at the URL that requests go to.`,
    severity: 'warning',
  });
}
