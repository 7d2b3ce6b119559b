import { guide7 } from '../../src/guides.js';
import { inward, propertyNamed, propertyValue } from '../../src/sdk/syntax.js';
import { ts, type tsTypes } from '../../src/sdk/typescript.js';
import { type Context, defineTransform, means, meansAny } from '../../src/transform.js';

export const mcpTransport = defineTransform({
  id: 'mcp-transport',
  title: 'The transport of an MCP client refuses redirects and unknown hosts of OAuth',
  kind: 'silent',
  from: [4, 5, 6],
  words: ['transport', 'authProvider'],
  why: 'A transport of 7 fails where the server answers with a redirect, unless it is told to follow. For OAuth on Node.js it wants a `fetch` that checks addresses when it connects, where servers other than that of the transport are asked.',
  keeps: ['a transport that says `redirect`', 'transports of your own and `StdioMCPTransport`'],
  before: "await createMCPClient({ transport: { type: 'sse', url } });",
  after: "await createMCPClient({ transport: { type: 'sse', url } }); // reported: `redirect: 'follow'`",
  docs: guide7('core-api-renames-and-removals'),
  visit(use, context) {
    if (use.form !== 'option' || context.wasNew) return;
    if (use.name === 'transport' && meansAny(use, ['MCPClientConfig.transport'])) {
      const transport = literalOf(propertyValue(use.node), context);
      if (transport) reportRedirects(transport, context);
    } else if (means(use, ['McpTransportConfig.authProvider']) && !propertyNamed(use.literal, 'fetch')) {
      context.report(use.key, {
        message:
          'On Node.js 7 asks an authorization server on another host only through a `fetch` that checks addresses when it connects.',
        remedy:
          "Add `fetch: createGuardedFetch()` of the package `guarded-fetch` beside it, if the server's OAuth is on another host.",
      });
    }
  },
});

/** `{ type: 'sse', url }`, where it stands or as the value of a constant. */
function literalOf(
  value: tsTypes.Expression | undefined,
  { checker }: Context,
): tsTypes.ObjectLiteralExpression | undefined {
  if (!value) return undefined;
  const { parent } = value;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(value);
  const declaration = symbol?.valueDeclaration;
  const held = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : value;
  const literal = held && inward(held);
  return literal && ts.isObjectLiteralExpression(literal) ? literal : undefined;
}

function reportRedirects(transport: tsTypes.ObjectLiteralExpression, context: Context): void {
  const isTold = propertyNamed(transport, 'redirect') || transport.properties.some(ts.isSpreadAssignment);
  const url = propertyNamed(transport, 'url');
  if (isTold || !url) return;
  context.report(url.name ?? url, {
    message: 'A transport of 7 fails where the server answers with a redirect; before, it followed.',
    remedy: "Write the URL that the server ends at, or `redirect: 'follow'` beside it.",
  });
}
