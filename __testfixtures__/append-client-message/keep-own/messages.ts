export const appendClientMessage = ({ messages, message }: { messages: string[]; message: string }) => [...messages, message];
