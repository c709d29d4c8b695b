import { CODE_MINUTES } from './code.ts';

/**
 * The text message with a code. Its last line tells phones which site's form to fill in: the "origin-bound one-time code" format.
 */
export const codeText = (product: string, host: string, code: string): string =>
  `Your ${product} code is ${code}. It is good for ${CODE_MINUTES.phone} minutes.\n\n@${host} #${code}`;
