// @from 4
// @only use-chat
// @alone
import { useChat } from '@ai-sdk/react';
import { createContext, useContext } from 'react';

const ChatContext = createContext(null);

export function ChatProvider({ children }) {
  const chat = useChat();
  return <ChatContext.Provider value={chat}>{children}</ChatContext.Provider>;
}

export const useChatContext = () => useContext(ChatContext);

const OtherContext = createContext(null);
export const OtherProvider = ({ children, value }) => (
  <OtherContext.Provider value={value}>{children}</OtherContext.Provider>
);
export const useOtherContext = () => useContext(OtherContext);
