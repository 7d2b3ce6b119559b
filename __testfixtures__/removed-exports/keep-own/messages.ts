export interface Attachment {
  url: string;
}
export const appendResponseMessages = (messages: string[]) => messages;
