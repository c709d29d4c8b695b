import * as mine from './memberActs.ts';
import type { News } from './news.ts';
import * as theirs from './otherActs.ts';
import { type BillingWalk, letTimePass, pickOne, type WalkedMember } from './walker.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What may happen to somebody, and how often beside the others. */
const ACTS: readonly (readonly [string, number, mine.Act])[] = [
  ['buy', 8, mine.buy],
  ['buyYear', 3, mine.buyYear],
  ['openPage', 2, mine.openPage],
  ['payPage', 3, mine.openPayPage],
  ['payPageSlowly', 2, mine.payPageSlowly],
  ['look', 2, mine.look],
  ['switchPlan', 6, mine.switchPlan],
  ['cancel', 3, mine.cancel],
  ['keep', 2, mine.keepPlan],
  ['guarantee', 2, mine.guarantee],
  ['leave', 1, mine.leaveAccount],
  ['breakDay', 1, mine.breakDay],
  ['breakWeek', 0.6, mine.breakWeek],
  ['breakMonth', 0.6, mine.breakMonth],
  ['breakYear', 0.3, mine.breakYear],
  ['breakMonths', 0.6, mine.breakMonths],
  ['renewAsSaid', 6, mine.renewAsSaid],
  ['refundPart', 2, theirs.refundPart],
  ['refundWhole', 2, theirs.refundWhole],
  ['refundOfCredit', 4, theirs.refundOfCredit],
  ['failRefund', 1, theirs.refundFails],
  ['dispute', 1, theirs.dispute],
  ['verdict', 1.5, theirs.verdict],
  ['cardDeclines', 2, theirs.cardDeclines],
  ['cardIsGood', 2, theirs.cardIsGood],
  ['payInvoice', 2, theirs.payOpenInvoice],
  ['ban', 0.6, theirs.ban],
  ['liftBan', 0.6, theirs.liftBan],
  ['recycle', 3, theirs.recycle],
  ['holdRefund', 0.7, theirs.refundWaits],
  ['secondCustomer', 0.7, theirs.secondCustomer],
  ['otherProduct', 1, theirs.otherProduct],
  ['discount', 1.5, theirs.discount],
  ['pendingItem', 3, theirs.pendingItem],
  ['pendingRest', 2, theirs.pendingRest],
  ['gift', 1, theirs.gift],
  ['endByHand', 1, theirs.endByHand],
  ['bankAnswers', 3, theirs.bankAnswers],
];
const ALL = ACTS.reduce((sum, [, weight]) => sum + weight, 0);

function chosen(random: () => number): readonly [string, mine.Act] {
  let left = random() * ALL;
  for (const [name, weight, act] of ACTS) {
    left -= weight;
    if (left < 0) return [name, act];
  }
  return ['look', mine.look];
}

/** Between two actions: a moment, some hours, days or weeks. */
const WAITS = [3_000, 3_000, 3_000, 2 * HOUR, DAY + HOUR, 5 * DAY, 12 * DAY, 31 * DAY + 2 * HOUR];

/** What at least happens to each member in this order, others between: what chance alone would seldom bring. */
const LIVES: readonly (readonly string[])[] = [
  ['buyYear', 'switchPlan', 'refundOfCredit', 'buy'],
  ['buyYear', 'switchPlan', 'switchPlan', 'leave', 'recycle', 'dispute'],
  ['buy', 'pendingRest', 'endByHand', 'buy', 'refundPart', 'failRefund'],
  ['buyYear', 'openPage', 'breakMonth', 'payPage', 'guarantee'],
];
/** How often the next thing of somebody's life happens, beside what chance brings. */
const LIVED = 0.2;

const byName = (wanted: string): readonly [string, mine.Act] | undefined => {
  const found = ACTS.find(([name]) => name === wanted);
  return found && [found[0], found[2]];
};

/** Who acts, and what they do. */
function next(walk: BillingWalk): readonly [WalkedMember | undefined, string, mine.Act] {
  const who = pickOne(walk.members, walk.random);
  const at = who === undefined ? -1 : walk.members.indexOf(who);
  const lived = walk.random() < LIVED ? (LIVES[at]?.[walk.lived.get(at) ?? 0] ?? '') : '';
  const own = byName(lived);
  if (own === undefined) return [who, ...chosen(walk.random)];
  walk.lived.set(at, (walk.lived.get(at) ?? 0) + 1);
  return [who, ...own];
}

/** One step: something happens to somebody, time passes, and news of it comes, or not. */
export async function step(walk: BillingWalk, news: News): Promise<void> {
  const [who, name, act] = next(walk);
  if (!who) return;
  const came = await act(who, walk);
  walk.done.push(`${new Date().toISOString()} ${walk.members.indexOf(who)} ${name}: ${came}`);
  const turn = walk.random();
  if (turn < 0.45) await news.some(1, walk);
  else if (turn < 0.75) await news.some(0.5, walk);
  else if (turn < 0.8) news.lose();
  await letTimePass(pickOne(WAITS, walk.random) ?? 0);
}
