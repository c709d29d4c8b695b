import type { Bout, Fighter } from '#domain/events/fightCard.ts';
import { fightOdds } from '#domain/fights/fightOdds.ts';
import { koRate, winRate } from '#domain/fights/record.ts';
import type { FightSide } from '#domain/outcomes/fight.ts';

/** A bookmaker, and whether its price is a sample. */
export interface FightBook {
  readonly provider: string;
  readonly sample: boolean;
}

/** The book of a side's best price; undefined if no book quotes it. */
export const fightBook = (book: FightBook | undefined): FightBook | undefined =>
  book && { provider: book.provider, sample: book.sample };

/** The specification's fighter. Unknown fields are absent. */
export interface FightEventFighter
  extends Pick<
    Fighter,
    'name' | 'record' | 'rank' | 'age' | 'height' | 'reach' | 'stance' | 'country' | 'imageUrl'
  > {
  readonly titles: readonly string[];
  /** % of all fights won. */
  readonly winRate?: number | undefined;
  /** % of the wins that were knockouts. */
  readonly koRate?: number | undefined;
  /** American. */
  readonly moneylineOdds?: number | undefined;
  /** Source of the moneyline: a bookmaker, or the simulation's fair price. */
  readonly moneylineFrom?: 'book' | 'model' | undefined;
  /** The bookmaker of the moneyline. */
  readonly book?: FightBook | undefined;
  /** The simulation's fair American price for a win by knockout. */
  readonly koOdds?: number | undefined;
  /** The simulation's fair American price for a win by decision. */
  readonly decisionOdds?: number | undefined;
  /** Latest first. */
  readonly recentForm: NonNullable<Fighter['recentForm']>;
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
}

/** The fields that we add, all required. */
type Own = Required<Omit<FightEventFighter, keyof Fighter>>;

/** One side of a bout with its prices. */
export function fightEventFighter(bout: Bout, side: FightSide): FightEventFighter & Own {
  const { knockoutWins, ...fighter } = bout[side];
  const { moneyline, from, book, knockout, decision } = fightOdds(bout, side);
  return {
    ...fighter,
    titles: fighter.titles ?? [],
    winRate: winRate(fighter.record),
    koRate: koRate(fighter.record, knockoutWins),
    moneylineOdds: moneyline,
    moneylineFrom: from,
    book: fightBook(book),
    koOdds: knockout,
    decisionOdds: decision,
    recentForm: fighter.recentForm ?? [],
    strengths: fighter.strengths ?? [],
    weaknesses: fighter.weaknesses ?? [],
  };
}
