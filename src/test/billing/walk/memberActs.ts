import { CURRENT, choose, controls, payerSessions } from '../member.ts';
import {
  type BillingWalk,
  givenTo,
  holdersOf,
  isIn,
  letTimePass,
  now,
  paidBy,
  pickOne,
  refundsOf,
  runningOf,
  type WalkedMember,
} from './walker.ts';

const HOUR = 3_600_000;
const API = '/api/subscriptions';

/** An action of a member's, over HTTP; answers what came of it. */
export type Act = (who: WalkedMember, walk: BillingWalk) => Promise<string>;

const fails = (walk: BillingWalk, what: string): void => void walk.wrong.push(what);

type Answer = Awaited<ReturnType<WalkedMember['call']>>;
/** No answer is a failure of ours. */
function seen(walk: BillingWalk, what: string, answer: Answer): Answer {
  if (answer.status >= 500) fails(walk, `${what} answers ${answer.status}: ${answer.text}`);
  return answer;
}

function noteCustomer(who: WalkedMember): void {
  for (const { customer } of payerSessions(who)) if (customer !== null) who.customers.add(customer);
}

async function open(
  who: WalkedMember,
  walk: BillingWalk,
  tier: 'monthly' | 'yearly',
): Promise<number> {
  const isOut = who.breaks.some(({ from, until }) => now() >= from && now() < until);
  const { status } = seen(walk, 'create', await choose(who, tier));
  if (isOut && status === 200) fails(walk, 'a plan is sold in a break');
  noteCustomer(who);
  for (const one of payerSessions(who)) if (one.status === 'open') who.pages.add(one.id);
  return status;
}

export const look: Act = async (who, walk) =>
  String(seen(walk, 'current', await who.call(CURRENT)).status);

/** Pays a page that is open, maybe one of long ago. */
export const openPayPage: Act = async (who, { random }) => {
  const page = pickOne([...who.pages], random);
  if (page === undefined) return 'no page';
  who.pages.delete(page);
  const session = payerSessions(who).find(({ id }) => id === page);
  if (session?.status !== 'open') return 'closed';
  const card = random() < 0.15 ? 'later' : random() < 0.1 ? 'refundFails' : 'good';
  controls().pay(page, { card });
  noteCustomer(who);
  return card;
};

/** Pays it by bank, whose money comes days later or not. */
export const payPageSlowly: Act = async (who, { random }) => {
  const page = pickOne([...who.pages], random);
  if (page === undefined || payerSessions(who).find(({ id }) => id === page)?.status !== 'open')
    return 'no page';
  who.pages.delete(page);
  controls().payLater(page);
  who.slow.add(page);
  noteCustomer(who);
  return 'on its way';
};

export const openPage: Act = async (who, walk) =>
  String(await open(who, walk, walk.random() < 0.6 ? 'monthly' : 'yearly'));

/** Buys a year, so that a switch leaves much credit. */
export const buyYear: Act = async (who, walk) => {
  const status = await open(who, walk, 'yearly');
  return status === 200 ? openPayPage(who, walk) : String(status);
};

export const buy: Act = async (who, walk) => {
  const status = await open(who, walk, walk.random() < 0.6 ? 'monthly' : 'yearly');
  return status === 200 ? openPayPage(who, walk) : String(status);
};

/** The switch costs what its preview says, to the cent. */
export const switchPlan: Act = async (who, walk) => {
  const [one] = runningOf(who);
  const isYear = one?.items.data.some(({ price }) => price.recurring?.interval === 'year');
  const tier = isYear ? 'monthly' : 'yearly';
  const preview = seen(walk, 'preview', await who.post(`${API}/switch-preview`, { tier }));
  if (preview.status !== 200) return `${preview.status}`;
  const { dueNow, prorationDate, renewal } = preview.body;
  const before = paidBy(who).length;
  const body = { tier, dueNow, prorationDate, renewal: { version: renewal.version } };
  const done = seen(walk, 'switch', await who.post(`${API}/switch`, body));
  const paid = paidBy(who).slice(before);
  const cents = paid.reduce((sum, { charge }) => sum + charge.amount, 0);
  if (done.status === 200 && cents !== dueNow) fails(walk, `a switch of ${dueNow} took ${cents}`);
  if (done.status !== 200 && cents > 0) fails(walk, `a switch that was refused took ${cents}`);
  return `${tier} ${done.status} ${cents}`;
};

export const cancel: Act = async (who, walk) => {
  const running = runningOf(who).length;
  const { status } = seen(walk, 'cancel', await who.post(`${API}/cancel`, {}));
  if (status !== 200) return String(status);
  for (const { id, cancel_at, ended_at } of runningOf(who))
    if (cancel_at !== null || ended_at !== null) who.cancelled.set(id, now());
  if (running > 0 && runningOf(who).length === running && who.cancelled.size === 0)
    fails(walk, 'what was cancelled goes on');
  return '200';
};

export const keepPlan: Act = async (who, walk) => {
  const { status } = seen(walk, 'resume', await who.post(`${API}/resume`, {}));
  if (status === 200) who.cancelled.clear();
  return String(status);
};

/** What the page offers is what goes back. */
export const guarantee: Act = async (who, walk) => {
  const shown = seen(walk, 'current', await who.call(CURRENT)).body;
  const before = givenTo(who);
  const { status } = seen(walk, 'money back', await who.post(`${API}/money-back`, {}));
  if (status !== 200) return String(status);
  const offered = shown.moneyBack?.cents ?? 0;
  const failing = paidBy(who).some(
    ({ charge }) => charge.payment_method_details?.card?.last4 === '5126',
  );
  const given = givenTo(who) - before;
  if (given !== offered && !failing) fails(walk, `the guarantee said ${offered} and gave ${given}`);
  const [session] = payerSessions(who).slice(-1);
  for (const id of new Set(
    paidBy(who).flatMap(({ charge, subscription }) =>
      refundsOf(charge.id).some(({ metadata }) => metadata?.why === 'money-back guarantee')
        ? [subscription]
        : [],
    ),
  ))
    who.guaranteed.add(id);
  if (session?.subscription) who.guaranteed.add(session.subscription);
  return `gave ${given}`;
};

/** Of paid credit the dialog says what goes back; nothing of it is lost. */
export const leaveAccount: Act = async (who, walk) => {
  const shown = seen(walk, 'current', await who.call(CURRENT)).body;
  const before = givenTo(who);
  const { status, text } = await who.post('/api/account/delete', {
    confirm: 'DELETE',
    last4: '4242',
  });
  if (status >= 500) fails(walk, `delete answers ${status}: ${text}`);
  if (status !== 200) return `${status} ${text.slice(0, 60)}`;
  who.leftAt = now();
  const given = givenTo(who) - before;
  if (given < (shown.credit ?? 0))
    fails(walk, `said ${shown.credit} of credit goes back, and ${given} did`);
  return `gave ${given}`;
};

const breakOf =
  (kind: 'pause' | 'exclusion', days: number): Act =>
  async (who, walk) => {
    const { status, body } = seen(
      walk,
      'pause',
      await who.post('/api/bets/pause', { userId: who.id, kind, days }),
    );
    if (status !== 200) return String(status);
    for (const one of holdersOf(walk, who))
      one.breaks.push({ from: now(), until: Date.parse(body.until) });
    return `until ${body.until}`;
  };
export const breakDay = breakOf('pause', 1);
export const breakWeek = breakOf('pause', 7);
export const breakMonth = breakOf('exclusion', 30);
export const breakYear = breakOf('exclusion', 365);
export const breakMonths = breakOf('exclusion', 90);

/** The page says what the next payment takes, and to the cent it does. */
export const renewAsSaid: Act = async (who, walk) => {
  const { body, status } = seen(walk, 'current', await who.call(CURRENT));
  const shown = body.subscription;
  if (status !== 200 || shown?.standing !== 'active' || !shown.next || shown.pausedUntil)
    return 'nothing renews';
  const before = new Set(paidBy(who).map(({ charge }) => charge.id));
  const wait = Date.parse(shown.periodEnd) - now();
  if (wait > 40 * 24 * HOUR || wait < 0 || runningOf(who).length !== 1) return 'not soon';
  await letTimePass(wait + 2 * HOUR);
  const paid = paidBy(who).filter(
    ({ charge, subscription }) => !before.has(charge.id) && !who.others.has(subscription),
  );
  const cents = paid.reduce((sum, { charge }) => sum + charge.amount, 0);
  const [one] = runningOf(who);
  if (one?.status === 'active' && isIn(who) && cents !== shown.next.cents)
    fails(walk, `the page said ${shown.next.cents} and the renewal took ${cents}`);
  return `took ${cents}`;
};
