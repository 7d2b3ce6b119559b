// @from 4
// @only chat-request-options
// @types-skip-output the helper is left
// @findings error:11 error:19
import { useChat } from '@ai-sdk/react';
import type { Attachment } from 'ai';

export function Again({ files, load }: { files?: Attachment[]; load(): Promise<Attachment[]> }) {
  const { reload, append } = useChat();
  const send = () =>
    append({ role: 'user', content: 'Hello' }, files ? { experimental_attachments: files } : undefined);
  const again = () => {
    reload(files ? {} : undefined);
    reload({ body: { plan: 'free' } });
    send();
  };
  const loaded = async () => {
    const options = files ? { experimental_attachments: await load() } : undefined;
    reload(options);
  };
  return <button onClick={again} onDoubleClick={loaded} />;
}
