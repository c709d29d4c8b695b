import type { Bet } from '#domain/record/bet.ts';
import { changedAfter } from '#domain/record/changedAt.ts';
import { readTypedBet, type TypedBet, type TypedProblems } from './typedBet.ts';

const numberText = (value: number | undefined): string =>
  value === undefined ? '' : String(value);

/** A bet's terms as its form shows them. */
export const typedOf = (bet: Bet): TypedBet => ({
  name: bet.name,
  game: bet.game,
  league: bet.league,
  startTime: bet.startTime,
  market: bet.market,
  pick: bet.pick,
  line: numberText(bet.line),
  price: numberText(bet.price),
  stake: numberText(bet.stakeCents / 100),
  book: bet.book,
  bonus: bet.bonus ?? false,
});

/** Terms of a bet: all but who it is, when it was recorded, and how it ended. */
function termsOf({
  id: _id,
  takenAt: _taken,
  hand: _hand,
  correctedAt: _corrected,
  changedAt: _changed,
  ...terms
}: Bet) {
  return terms;
}

const textOf = (terms: ReturnType<typeof termsOf>): string =>
  JSON.stringify(
    Object.entries(terms)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether the result may have been known: the contest has begun, or its reader has said how it ended. */
const mayHaveEnded = ({ startTime, hand }: Bet, now: Date): boolean =>
  hand !== undefined || (startTime !== undefined && Date.parse(startTime) <= now.getTime());

/**
 * A bet with other terms, as typed, or the problems by field. Its id, its time of recording and its reader's result stay. Once the
 * result may have been known, the time of the correction is kept with it.
 */
export function correctBet(
  bet: Bet,
  typed: TypedBet,
  now: Date,
): Bet | { readonly problems: TypedProblems } {
  const read = readTypedBet(typed, { id: bet.id, now });
  if ('problems' in read) return read;
  const { id, takenAt, hand, correctedAt, changedAt } = bet;
  const terms = termsOf(read);
  // A line on a market of the reader's own words is not in the form.
  const line = terms.market === 'other' && bet.market === 'other' ? bet.line : terms.line;
  const { line: _line, ...others } = terms;
  const next = { ...others, ...(line !== undefined && { line }) };
  if (textOf(next) === textOf(termsOf(bet))) return bet;
  const marked = mayHaveEnded(bet, now) ? now.toISOString() : correctedAt;
  return {
    ...next,
    id,
    takenAt,
    ...(hand !== undefined && { hand }),
    ...(marked !== undefined && { correctedAt: marked }),
    changedAt: changedAfter(changedAt, now),
  };
}
