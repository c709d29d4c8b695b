import { Refused } from '#contract/refused.ts';
import { WRONG_PATH } from '#domain/product/paths.ts';
import { newestWeek, toldFrom } from '#domain/record/week/recordWeek.ts';
import { addDays, longDate } from '#domain/time/time.ts';
import { readForm } from '#http/body.ts';
import type { Endpoint } from '#http/endpoint.ts';
import { offeredEmail } from '#members/account/channels/offered.ts';
import { escapeXml } from '#members/account/twilio/xml.ts';
import { secretDigest } from '#members/account/verbs/secrets.ts';
import { whenceOf } from '#members/account/whence.ts';
import { SITE } from '#site';
import { CONFIRM_HOURS, LETTER_PATHS, letterForm } from './contract/letters.ts';
import { addressOfLink } from './email/address.ts';
import { HELP, linkedKind, linkedPage } from './linkedPage.ts';
import { letters } from './tools.ts';
import { askLetter } from './verbs/askLetter.ts';

const BACK = `<p><a href="${WRONG_PATH}">Back to where we were wrong</a></p>`;

const button = (path: string, name: string, secret: string, text: string): string =>
  `<form method="post" action="${path}?${name}=${escapeXml(secret)}"><button>${text}</button></form>`;

/** The form of the page. The answer is the same for every address. */
const ask: Endpoint = {
  methods: ['POST'],
  path: LETTER_PATHS.ask,
  kind: linkedKind('The letter could not be asked for', BACK, 'POST'),
  answer: async (call) => {
    const { address } = await readForm(call.request, letterForm);
    const settings = offeredEmail(call.site.env);
    if (!settings)
      throw new Refused(
        'notFound',
        'We do not send e-mail yet. Nothing was kept of what you entered.',
      );
    const { ip } = whenceOf(call);
    await askLetter(call.site, settings, address, {
      ip,
      later: (work) => call.context.waitUntil(work),
    });
    return linkedPage(
      200,
      'Look into your mailbox',
      `<p>An e-mail is on its way to ${escapeXml(address)}, unless it has had three of them within the hour or five today, or has called ours spam. Open the link in it and press the button there within ${CONFIRM_HOURS} hours; until then no letter comes. If the address has the letter already, the e-mail says so.</p><p>Nothing there after ten minutes? Look among spam, and for a slip in the address.</p>${BACK}`,
    );
  },
};

const gone = (): Response =>
  linkedPage(
    404,
    'This link is not good any more',
    `<p>It is older than ${CONFIRM_HOURS} hours, a part of it is missing, or the letter was stopped after it. Ask for a new one on the page.</p>${BACK}`,
  );

/** The link of the mail that asks. Opening it shows a button, because programs open links too. */
const confirm: Endpoint = {
  methods: ['GET', 'POST'],
  path: LETTER_PATHS.confirm,
  kind: linkedKind('An address for the letter was not confirmed'),
  answer: async ({ site: { use }, request, url, now }) => {
    const secret = url.searchParams.get('t') ?? '';
    const token = secretDigest(secret);
    if (request.method !== 'POST') {
      if (!(await use(letters).stands(token))) return gone();
      return linkedPage(
        200,
        'Get the weekly letter?',
        `<p>Once a week ${SITE.name} writes to this address where its predictions were wrong. A link in each letter stops it.</p>${button(LETTER_PATHS.confirm, 't', secret, 'Yes, write to me')}${BACK}`,
      );
    }
    if (!(await use(letters).confirm(token))) return gone();
    const next = longDate(toldFrom(addDays(newestWeek(now), 7)));
    return linkedPage(
      200,
      'You get the weekly letter',
      `<p>Your address is confirmed. The next letter comes on ${next}, if a call of its week has been decided by then.</p>${BACK}`,
    );
  },
};

const NOT_WHOLE = `<p>Open it from the e-mail again.</p>${HELP}`;

/** The link under each letter, for a reader's click and for a mail program's (RFC 8058). */
const stop: Endpoint = {
  methods: ['GET', 'POST'],
  path: LETTER_PATHS.stop,
  kind: linkedKind('The letter was not stopped'),
  answer: async ({ site: { env, use }, request, url }) => {
    const token = url.searchParams.get('a') ?? '';
    const hash = addressOfLink(token, env.PHONE_HASH_KEY ?? '', 'letter');
    if (!hash) return linkedPage(404, 'Part of this link is missing', NOT_WHOLE);
    if (request.method !== 'POST')
      return linkedPage(
        200,
        'Stop the weekly letter?',
        `<p>${SITE.name} will send no more letters to this address, and delete it.</p>${button(LETTER_PATHS.stop, 'a', token, 'Stop the letter')}${HELP}`,
      );
    await use(letters).stop(hash);
    return linkedPage(
      200,
      'The letter is stopped',
      `<p>We have deleted your address. To get the letter again, ask for it <a href="${WRONG_PATH}">on its page</a>. Picks and alerts of an account, if you have one, are not changed.</p>${HELP}`,
    );
  },
};

/** The weekly letter of where we were wrong, for anybody: asked for, confirmed, stopped. */
export const LETTER_ENDPOINTS = [ask, confirm, stop] as const;
