// @findings error:5 error:21
import { useChatContext, useOtherContext } from './provider.jsx';

export function Form() {
  const { input, handleInputChange, append, regenerate: reload } = useChatContext();
  return (
    <form onSubmit={() => append({ role: 'user', content: input })} onReset={() => reload()}>
      <input value={input} onChange={handleInputChange} />
    </form>
  );
}

export function Other() {
  const { input, append } = useOtherContext();
  return <button onClick={() => append(input)}>{input}</button>;
}

export function State() {
  const chat = useChatContext();
  const other = useOtherContext();
  return <i>{chat.isLoading ? chat.input : other.isLoading}</i>;
}
