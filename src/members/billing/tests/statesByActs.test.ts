import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { controls, payerSessions, withBank } from '#test/billing/member.ts';
import { auditBilling } from '#test/billing/walk/audit.ts';
import * as mine from '#test/billing/walk/memberActs.ts';
import { News } from '#test/billing/walk/news.ts';
import * as theirs from '#test/billing/walk/otherActs.ts';
import { type BillingWalk, beginTime, letTimePass, newWalked } from '#test/billing/walk/walker.ts';
import { siteOf } from '#wiring';
import { billingTools } from '../tools.ts';
import { reconcile } from '../verbs/reconcile.ts';

withBank();
beforeEach(() => {
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const DAY = 86_400_000;

/** How a member comes to be in a state; `LATER` lets a month and two hours pass, for everybody. */
const LATER = 'later';
const month: mine.Act = (who, walk) => mine.buy(who, { ...walk, random: () => 0.5 });
const STATES: Readonly<Record<string, readonly (mine.Act | typeof LATER)[]>> = {
  'past due': [month, theirs.cardDeclines, LATER],
  'renewed once': [month, LATER],
  'a year, switched to a month': [mine.buyYear, LATER, mine.switchPlan],
  'a month, switched to a year': [month, mine.switchPlan],
  'there and back': [mine.buyYear, mine.switchPlan, mine.switchPlan],
  'set to end': [month, mine.cancel],
  'refunded in part': [mine.buyYear, theirs.refundPart],
  'a refund that failed': [month, theirs.refundWhole, theirs.refundFails],
  'on its way from the bank': [mine.openPage, mine.payPageSlowly],
  'a page left open beside it': [mine.openPage, month],
  'at half price for ever': [month, theirs.discount],
  'in a break of a month': [mine.buyYear, mine.breakMonth],
  'another product beside it': [month, theirs.otherProduct],
  'the rest of a price waiting': [month, theirs.pendingRest],
  'a charge waiting': [month, theirs.pendingItem],
  'a gift beside it': [month, theirs.gift],
};

/** What happens then: the first four in every run, all of them where longer walks are asked for (`WALK_SEEDS`). */
const ACTS: Readonly<Record<string, mine.Act>> = {
  'deletes the account': mine.leaveAccount,
  'disputes a payment': theirs.dispute,
  'is ended by the owner': theirs.endByHand,
  'is given back what left credit': theirs.refundOfCredit,
  'takes the guarantee': mine.guarantee,
  cancels: mine.cancel,
  'begins a year’s break': mine.breakYear,
  'is banned by hand': theirs.ban,
  'is given a payment back': theirs.refundWhole,
};

async function inEachState(walk: BillingWalk): Promise<void> {
  const lives = Object.values(STATES);
  for (const _ of lives) walk.members.push(await newWalked());
  await letTimePass(0);
  // Two halves, so that the month between them passes for all at the same time.
  for (const half of [0, 1]) {
    for (let at = 0; at < 3; at += 1) {
      for (const [index, life] of lives.entries()) {
        const who = walk.members[index];
        const middle = life.includes(LATER) ? life.indexOf(LATER) : 0;
        const act = (half === 0 ? life.slice(0, middle) : life.slice(middle))[at];
        if (who && act !== undefined && act !== LATER) await act(who, walk);
      }
      await letTimePass(3_000);
    }
    if (half === 0) await letTimePass(31 * DAY + 2 * 3_600_000);
  }
}

const TRIED = process.env.WALK_SEEDS === undefined ? 4 : undefined;

test.each(Object.entries(ACTS).slice(0, TRIED))(
  '689: who %s, in each state: every dollar is used, back, credit or named',
  async (_, act) => {
    controls().webhooks.hold();
    beginTime();
    const random = () => 0.4;
    const walk: BillingWalk = { random, members: [], lived: new Map(), wrong: [], done: [] };
    const news = new News();
    news.lose();
    await inEachState(walk);
    // Each knows only what they have asked themselves.
    news.lose();
    await letTimePass(3_000);
    const states = Object.keys(STATES);
    for (const [index, who] of walk.members.entries())
      walk.done.push(`${states[index]}: ${await act(who, walk)}`);
    await letTimePass(DAY);
    for (const who of walk.members)
      for (const page of who.slow)
        if (payerSessions(who).some(({ id }) => id === page)) controls().settle(page, true);
    // Pages and invoices that were left open are tried.
    for (const who of walk.members) {
      await mine.openPayPage(who, walk);
      await theirs.payOpenInvoice(who, walk);
    }
    const compare = async () => reconcile(siteOf().use(billingTools), clock.now());
    await compare();
    await letTimePass(40 * DAY);
    const { named, failures } = await compare();
    expect(failures).toEqual([]);
    auditBilling(walk, named);
    const own = new Set(walk.members.flatMap(({ customers }) => [...customers]));
    const lines = named.flatMap(({ line, customer }) => (own.has(customer) ? [line] : []));
    expect(walk.wrong, [...walk.done, ...lines].join('\n')).toEqual([]);
  },
  180_000,
);
