import { EMAIL_EVENTS } from '#members/messages/contract/paths.ts';
import type { TakenEmail } from './account.ts';
import { type EmailEvent, emailEventOf, eventHeaders } from './events.ts';

/** Tells the site an e-mail's delivery state. */
export function tellEvent(siteUrl: string, email: TakenEmail, name: EmailEvent) {
  const body = JSON.stringify(emailEventOf(email, name));
  return fetch(siteUrl + EMAIL_EVENTS, { method: 'POST', body, headers: eventHeaders(body) });
}
