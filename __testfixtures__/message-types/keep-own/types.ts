export interface Message {
  body: string;
}
export interface CreateMessage {
  body: string;
}
