import { type PayingPair, payingPairs } from '#domain/events/payingPairs.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import { followRank } from '#domain/follow/followRank.ts';
import { american } from '#domain/numbers/numbers.ts';
import type { SaidPair } from '#domain/prices/sayableDay.ts';
import { toGsm } from '#domain/words/gsm.ts';
import type { NamedPriceInText } from './namedPrice.ts';

/** A price that pays, as a message names it. */
export interface PairLine {
  readonly text: string;
  readonly named: NamedPriceInText;
  readonly startsAt: string;
  readonly returnPerUnit: number;
  /** Whether it is on what the member follows (domain/follow/followRank.ts): lower ones first. */
  readonly rank: number;
}

/** The name bet on; by position if GSM-7 has none of its letters. */
const nameIn = ({ name, side }: PayingPair): string =>
  toGsm(name).trim() || (side === 'a' ? 'The first named' : 'The second named');

/** "UFC Ann Able to win +125 DraftKings #4101" */
function lineOf(price: PayingPair<SaidPair>, follows: ReadonlySet<string>): PairLine {
  const { pair, side, american: odds, provider, returnPerUnit } = price;
  const { league, predictionId, entry, startTime } = pair;
  const parts = [league, nameIn(price), 'to win', american(odds), provider, `#${entry}`];
  const bet = { market: 'moneyline', side, line: null, american: odds, provider } as const;
  return {
    text: toGsm(parts.join(' ')),
    named: { predictionId, ...bet },
    startsAt: startTime,
    returnPerUnit,
    rank: followRank(follows, { league: sportOf(league), sides: [pair.a, pair.b] }),
  };
}

/** Pairs of the sports a member follows. @param leagues leagues and sports; with `all` every one */
export const followedPairs = (
  pairs: readonly SaidPair[],
  leagues: readonly string[],
  all: boolean,
): readonly SaidPair[] => pairs.filter(({ league }) => all || leagues.includes(sportOf(league)));

/** The prices of bouts and matches that pay, as lines. */
export const pairLines = (
  pairs: readonly SaidPair[],
  now: Date,
  follows: ReadonlySet<string> = new Set(),
): PairLine[] => payingPairs(pairs, now).map((price) => lineOf(price, follows));
