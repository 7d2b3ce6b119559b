// @from 4
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

function Slider(props: { maxTokens: number; label: string }) {
  return <input type="range" max={props.maxTokens} aria-label={props.label} />;
}

export default async function Page({ maxTokens }: { maxTokens: number }) {
  const { text } = await generateText({
    model,
    prompt: 'Hello',
    maxTokens,
  });
  return (
    <main data-max-tokens={maxTokens}>
      <Slider maxTokens={maxTokens} label="maxTokens" />
      <p>{(await generateText({ model, prompt: text, maxTokens: 5 })).text}</p>
    </main>
  );
}
