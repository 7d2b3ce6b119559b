// @from 4
// @only attachment-type
import { z } from 'zod';
import type { Attachment } from '@ai-sdk/ui-utils'

export type { Attachment }
export interface Row extends Attachment {
  id: string
}
export const urlSchema = z.string()
export const nameOf = ({ name, contentType }: Attachment) => name ?? contentType
