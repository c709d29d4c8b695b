import * as z from 'zod/mini';
import { emailAddress } from './email.ts';

/**
 * The weekly letter, for anybody. `ask` takes the form of the page; `confirm` and `stop` are links of our mails: GET shows a button,
 * because programs open links too, POST does it; `stop` also by a mail program's own button (RFC 8058).
 */
export const LETTER_PATHS = {
  ask: '/api/letters',
  confirm: '/api/letters/confirm',
  stop: '/api/letters/stop',
} as const;

/** What the form sends. */
export const letterForm = z.strictObject({ address: emailAddress });

/** Hours for which a link to confirm is good; the database keeps to the same (`letter_wish_stands`). */
export const CONFIRM_HOURS = 48;
