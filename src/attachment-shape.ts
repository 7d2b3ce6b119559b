/** What `Attachment` of 4 was. Rows and uploads of the project have this form, and keep it. */
export const ATTACHMENT = '{ name?: string; contentType?: string; url: string }';

/** Follows a list of file parts, of the type where it must be told. */
export const toAttachments = (type = ''): string =>
  `.map(({ filename, mediaType, url }${type && `: ${type}`}) => ({ name: filename, contentType: mediaType, url }))`;
