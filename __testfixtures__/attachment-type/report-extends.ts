// @from 4
// @only attachment-type
// @findings error:6
import * as ai from 'ai';

export interface Row extends ai.Attachment {
  id: string;
}
