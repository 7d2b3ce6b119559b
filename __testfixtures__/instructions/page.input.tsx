// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Props {
  model: LanguageModel;
  system: string;
}

const Prompt = ({ system }: { system: string }) => <pre data-role="system">{system}</pre>;

export default async function Page({ model, system }: Props) {
  const { text } = await generateText({ model, system, prompt: 'Hello' });
  return (
    <main>
      <Prompt system={system} />
      {text}
    </main>
  );
}
