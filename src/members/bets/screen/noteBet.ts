import { type Bet, ownStakeCents } from '#domain/record/bet.ts';
import { gradeBet } from '#domain/record/gradeBet.ts';
import { limitAgainst, limitsInForce, todayOf } from '../rules/limits.ts';
import { $book, changeBook } from './book.ts';
import { withBets } from './changes.ts';
import { $ended } from './ended.ts';
import { currentLimits } from './limits.ts';

/** Why a bet was not recorded: a limit of the reader's own, no space, or its owner is not known yet. */
export type NotNoted = 'stake' | 'loss' | 'full' | 'asking';

/**
 * Records a bet unless a limit forbids it. The limit is checked against the data stored at that very moment: another tab or press
 * may have recorded one meanwhile. Returns why not.
 */
export async function noteBet(bet: Bet, now: Date): Promise<NotNoted | undefined> {
  // The current limits: another tab or device may have lowered them.
  await currentLimits();
  const book = $book.get();
  if (book.status !== 'known') return 'asking';
  const ended = $ended.get();
  let against: 'stake' | 'loss' | undefined;
  const room = await changeBook((kept) => {
    const graded = kept.bets.flatMap((one) => gradeBet(one, ended.get(one.game?.id ?? 0)) ?? []);
    const limits = book.user ? limitsInForce(kept.limits) : kept.limits;
    against = limitAgainst(limits, todayOf(kept.bets, graded, now), ownStakeCents(bet), now);
    return against ? kept : withBets(kept, [bet]);
  }, book);
  return room ? against : 'full';
}
