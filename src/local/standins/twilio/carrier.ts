import { seeOther } from '../answers.ts';
import { escapeHtml } from '../escapeHtml.ts';
import type { Behaviour, Shows, TakenMessage, TwilioAccount } from './account.ts';
import { answerFrom, postSigned, statusForm } from './phone.ts';

/** A carrier's possible behaviors, by the page's word for each. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  take: 'take',
  'refuse: said STOP': { status: 400, code: 21_610 },
  'refuse: no mobile': { status: 400, code: 21_614 },
  'refuse: too many': { status: 429, code: 20_429 },
  'refuse: no such number': { status: 400, code: 21_211 },
  'refuse: wrong token, or suspended': { status: 401, code: 20_003 },
  'refuse: account not active': { status: 403, code: 10_001 },
  'refuse: a trial account': { status: 400, code: 21_608 },
  'refuse: region not allowed': { status: 400, code: 21_408 },
  'refuse: no such service': { status: 400, code: 21_703 },
  'refuse: number not registered': { status: 400, code: 30_034 },
  'refuse: day’s limit': { status: 429, code: 63_038 },
  'refuse: fails': { status: 500, code: 20_500 },
  'refuse: away': { status: 503, code: 20_503 },
  'take, and never answer': 'hang',
  'take, but break off the answer': 'break off',
};

/** How a message's delivery is reported. */
const STATUSES: Readonly<Record<string, readonly (readonly [status: string, code?: number])[]>> = {
  'tell statuses in order': [['sent'], ['delivered']],
  'tell them twice and late': [['delivered'], ['sent'], ['delivered'], ['sent']],
  'tell that a carrier filters them': [['sent'], ['undelivered', 30_007]],
  'tell that the number is not registered': [['undelivered', 30_034]],
  'tell that the phone is off': [['sent'], ['undelivered', 30_003]],
  'tell that nobody knows why': [['sent'], ['undelivered', 30_008]],
  'tell that the account is suspended': [['failed', 30_002]],
  'tell none': [],
};

/** The phones of a local start and the network between: their owners answer, and deliveries are reported. */
export interface Carrier {
  readonly account: TwilioAccount;
  /** A phone texts us. Returns the site's reply, which is also in the inbox. */
  readonly answer: (from: string, text: string) => Promise<string | undefined>;
  /** What became of a text that went another way than Twilio's API is told, too. */
  readonly tellLater: (message: TakenMessage) => void;
  /** The labels of the page's two choices. */
  readonly chosen: { behaviour: string; statuses: string };
  readonly choose: (behaviour: string, statuses: string) => boolean;
}

/** Delay of the report after the message was accepted. */
const TOLD_AFTER_MS = 500;

export function createCarrier(account: TwilioAccount, inbox: Shows, siteUrl: string): Carrier {
  const chosen = { behaviour: 'take', statuses: 'tell statuses in order' };
  const tellLater = (message: TakenMessage): void => {
    // A site that is gone by then gets no report.
    setTimeout(() => void tell(message).catch(() => {}), TOLD_AFTER_MS).unref();
  };
  const tell = async (message: TakenMessage): Promise<void> => {
    if (!message.statusCallback) return;
    for (const [status, code] of STATUSES[chosen.statuses] ?? []) {
      await postSigned(message.statusCallback, statusForm(message, status, code));
    }
  };
  return {
    account: {
      ...account,
      take: (to, body, statusCallback) => {
        const taken = account.take(to, body, statusCallback);
        if (taken.status === 'taken') tellLater(taken.message);
        return taken;
      },
    },
    tellLater,
    chosen,
    choose: (behaviour, statuses) => {
      const next = BEHAVIOURS[behaviour];
      if (next === undefined || STATUSES[statuses] === undefined) return false;
      account.behave(next);
      Object.assign(chosen, { behaviour, statuses });
      return true;
    },
    answer: async (from, text) => {
      const reply = await answerFrom(account, siteUrl, from, text);
      if (reply !== undefined) inbox.add({ to: from, text: reply });
      return reply;
    },
  };
}

const options = (words: readonly string[], chosen: string): string =>
  words
    .map((word) => `<option${word === chosen ? ' selected' : ''}>${escapeHtml(word)}</option>`)
    .join('');

const answers = (to: string): string =>
  `<br>${['STOP', 'HELP', 'START', 'please stop']
    .map(
      (text) =>
        `<form method="post" action="/answer"><input type="hidden" name="from" value="${escapeHtml(to)}"><button name="text" value="${text}" aria-label="Answer ${text} from ${escapeHtml(to)}">${text}</button></form>`,
    )
    .join('')}`;

const behaviour = ({ chosen }: Carrier): string =>
  `<details><summary>The carrier: ${escapeHtml(chosen.behaviour)}; ${escapeHtml(chosen.statuses)}</summary>
<form method="post" action="/carrier"><label>Messages <select name="behaviour">${options(Object.keys(BEHAVIOURS), chosen.behaviour)}</select></label>
<label>Statuses <select name="statuses">${options(Object.keys(STATUSES), chosen.statuses)}</select></label> <button>Set</button></form></details>`;

/** Additions to the inbox's page: buttons for replies, and the carrier's behavior. */
export const carrierForms = { answers, behaviour };

/** `POST /answer` (from, text) and `POST /carrier` (behaviour, statuses), as forms; undefined for other paths. */
export async function carrierRequest(
  carrier: Carrier,
  request: Request,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST' || !['/answer', '/carrier'].includes(pathname)) return undefined;
  const form = new URLSearchParams(await request.text());
  const get = (name: string): string => form.get(name) ?? '';
  if (pathname === '/carrier') {
    return carrier.choose(get('behaviour'), get('statuses'))
      ? seeOther('/')
      : new Response('No such choice', { status: 400 });
  }
  try {
    await carrier.answer(get('from'), get('text'));
    return seeOther('/');
  } catch (error) {
    return new Response(String(error), { status: 502 });
  }
}
