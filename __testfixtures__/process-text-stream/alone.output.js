// @from 4

export const read = (stream, onTextPart) => stream.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: text => onTextPart(text) }));
