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
  'take, but break off the answer': 'break off',
};

/** How a message's delivery is reported. */
const STATUSES: Readonly<Record<string, readonly string[]>> = {
  'tell statuses in order': ['sent', 'delivered'],
  'tell them twice and late': ['delivered', 'sent', 'delivered', 'sent'],
  'tell none': [],
};

/** The phones of a local start and the network between: their owners answer, and deliveries are reported. */
export interface Carrier {
  readonly account: TwilioAccount;
  /** A phone texts us. Returns the site's reply, which is also in the inbox. */
  readonly answer: (from: string, text: string) => Promise<string | undefined>;
  /** The labels of the page's two choices. */
  readonly chosen: { behaviour: string; statuses: string };
  readonly choose: (behaviour: string, statuses: string) => boolean;
}

/** Delay of the report after the message was accepted. */
const TOLD_AFTER_MS = 500;

export function createCarrier(account: TwilioAccount, inbox: Shows, siteUrl: string): Carrier {
  const chosen = { behaviour: 'take', statuses: 'tell statuses in order' };
  const tell = async (message: TakenMessage): Promise<void> => {
    if (!message.statusCallback) return;
    for (const status of STATUSES[chosen.statuses] ?? []) {
      await postSigned(message.statusCallback, statusForm(message, status));
    }
  };
  return {
    account: {
      ...account,
      take: (to, body, statusCallback) => {
        const taken = account.take(to, body, statusCallback);
        // A site that is gone by then gets no report.
        if (taken.status === 'taken') {
          setTimeout(() => void tell(taken.message).catch(() => {}), TOLD_AFTER_MS).unref();
        }
        return taken;
      },
    },
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
