// @findings error:4
import { response } from './result';

export const history = () => response.messages;
