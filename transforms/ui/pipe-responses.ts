import { guide7 } from '../../src/guides.js';
import { callBy, callsOf } from '../../src/sdk/calls.js';
import { constValue, inward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import type { Use } from '../../src/sdk/use.js';
import { type Context, defineTransform } from '../../src/transform.js';

export const pipeResponses = defineTransform({
  id: 'pipe-responses',
  title: 'A response that a stream is piped to needs `setHeaders`',
  kind: 'silent',
  from: [4, 5, 6],
  words: [
    'pipeDataStreamToResponse',
    'pipeTextStreamToResponse',
    'pipeUIMessageStreamToResponse',
    'pipeAgentUIStreamToResponse',
  ],
  why: 'Where 4, 5 and 6 called `writeHead` only, 7 calls `setHeaders`, `once` and `destroyed` of the response too. Responses of HTTP/2 have no `setHeaders`, and stand-ins of tests may have none of them: the call throws.',
  keeps: ['responses of `node:http`, and of frameworks that are made of them'],
  before: 'handle((request, response: Http2ServerResponse) => result.pipeTextStreamToResponse(response));',
  after: 'handle((request, response: Http2ServerResponse) => result.pipeTextStreamToResponse(response)); // reported',
  docs: guide7('stream-response-helpers'),
  visit(use, context) {
    if (use.owners.length === 0 || context.wasNew) return;
    for (const call of callsBy(use, context)) {
      const response = responseOf(call, context);
      const reason = response && reasonAgainst(response, context);
      if (!reason) continue;
      context.report(response, {
        message: `7 calls \`setHeaders\` of the response, and ${reason}.`,
        remedy:
          'Send `createTextStreamResponse(…)` or `createUIMessageStreamResponse(…)`, a web response, by hand; or give the response a `setHeaders(headers)` that calls `setHeader` for each.',
      });
    }
  },
});

function callsBy(use: Use, { uses }: Context): readonly tsTypes.CallExpression[] {
  if (use.form === 'name') return callsOf(use, uses);
  const call = use.form === 'read' ? callBy(use.node) : undefined;
  return call ? [call] : [];
}

/** `pipe(response, …)`, `pipe({ response })` */
function responseOf(
  { arguments: [first] }: tsTypes.CallExpression,
  { checker }: Context,
): tsTypes.Expression | undefined {
  const given = first && inward(first);
  const held = given && constValue(checker.getSymbolAtLocation(given)?.valueDeclaration);
  const options = held ? inward(held) : given;
  const property = options && ts.isObjectLiteralExpression(options) ? propertyNamed(options, 'response') : undefined;
  return property ? propertyValue(property) : given;
}

function reasonAgainst(response: tsTypes.Expression, { checker }: Context): string | undefined {
  const { parent } = response;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(response);
  const declaration = symbol?.valueDeclaration;
  const isDeclared = declaration && (ts.isParameter(declaration) || ts.isVariableDeclaration(declaration));
  if (isDeclared && declaration.type && /\bHttp2ServerResponse\b/.test(declaration.type.getText()))
    return 'that of an HTTP/2 response does not exist';
  const value = isDeclared ? declaration.initializer : response;
  const literal = value && inward(value);
  const isStandIn = literal && ts.isObjectLiteralExpression(literal) && !literal.properties.some(ts.isSpreadAssignment);
  return isStandIn && !propertyNamed(literal, 'setHeaders') ? 'this object has none' : undefined;
}
