import { type HttpServer, listen } from '../../http/listen.ts';
import { inboxPage, notFoundAnswer, seeOther } from '../answers.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { createResend, type ResendAccount, type TakenEmail } from './account.ts';
import { EMAIL_EVENT_KINDS, type EmailEvent } from './events.ts';
import { tellEvent } from './tellEvent.ts';

const linked = (text: string): string =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<&]+/g, (url) => `<a href="${url}">${url}</a>`);

const item = ({ id, to, subject, text, headers }: TakenEmail): string =>
  `<li><b>${escapeHtml(subject)}</b> to ${escapeHtml(to.join(', '))}<br>${linked(text)}<br>${[
    ...Object.keys(EMAIL_EVENT_KINDS),
    ...(headers['List-Unsubscribe'] ? ['unsubscribe'] : []),
  ]
    .map(
      (name) =>
        `<form method="post" action="/tell"><input type="hidden" name="id" value="${id}"><button name="event" value="${name}" aria-label="${name}: ${escapeHtml(subject)}">${name}</button></form>`,
    )
    .join('')}</li>`;

const page = (account: ResendAccount): Response =>
  inboxPage(
    'E-mail inbox',
    'E-mails sent on this machine appear here; nothing reaches a real address.',
    account.emails().toReversed().map(item),
  );

/** What a mail program does for one-click unsubscription (RFC 8058). */
async function unsubscribe({ headers }: TakenEmail): Promise<void> {
  const [, url] = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  if (url === undefined) throw new Error('It has no such link');
  const body = new URLSearchParams(headers['List-Unsubscribe-Post'] ?? '');
  await fetch(url, { method: 'POST', body });
}

const isEvent = (name: string): name is EmailEvent => name in EMAIL_EVENT_KINDS;

async function tell(account: ResendAccount, siteUrl: string, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const email = account.emails().find(({ id }) => id === form.get('id'));
  const name = form.get('event') ?? '';
  if (!email) return notFoundAnswer('No such e-mail');
  if (name === 'unsubscribe') await unsubscribe(email);
  else if (isEvent(name)) await tellEvent(siteUrl, email, name);
  return seeOther('/');
}

/** Resend's API on this machine; `/` is the page, `GET /messages` the same as JSON, `POST /tell` has it tell the site. */
export function startEmailInbox(
  siteUrl: string,
  account: ResendAccount = createResend(),
): Promise<HttpServer> {
  return listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/messages') return Response.json(account.emails().toReversed());
    if (pathname === '/tell' && request.method === 'POST') return tell(account, siteUrl, request);
    if (pathname === '/') return page(account);
    return (await account.answer(request)) ?? notFoundAnswer();
  });
}
