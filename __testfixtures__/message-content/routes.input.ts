// @from 4
// @only message-content
// @types-skip the framework is not installed
// @types-skip-output the framework is not installed
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare';
import type { UIMessage } from 'ai';

export async function action({ request, context }: ActionFunctionArgs) {
  const { messages, plan } = await request.json<{ messages: UIMessage[]; plan: string }>();
  const length = messages.reduce((all, message) => all + message.content, '').length;
  context.log(plan);
  return json({ length });
}

export async function POST(request: Request) {
  const { messages } = await request.json();
  return Response.json(messages.map((message: { content: string }) => message.content));
}
