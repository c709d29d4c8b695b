import type { MarketKind } from '#domain/prices/marketOffers.ts';
import { type Bet, pickText } from '#domain/record/bet.ts';
import { type BetFigures, betFigures } from '#domain/record/betFigures.ts';
import type { EndedGame } from '#domain/record/endedGame.ts';
import { type GradedBet, gradeBet } from '#domain/record/gradeBet.ts';
import type { Outcome } from '#domain/record/outcome.ts';

/** A price that we named, at one unit, with its source. */
export interface NamedBet {
  readonly gameId: number;
  readonly league: string;
  readonly gameTime: string;
  /** The sides as on the ledger at that time. */
  readonly home: string;
  readonly away: string;
  readonly market: MarketKind;
  readonly pick: string;
  /** Handicap of the picked side, or the total. */
  readonly line?: number | undefined;
  readonly american: number;
  readonly book: string;
  /** When it was named, ISO 8601 in UTC. */
  readonly namedAt: string;
  readonly ledgerLine: number;
}

/** A named price in a list; without an outcome while its game is not over. */
export interface NamedLine {
  readonly gameId: number;
  readonly league: string;
  readonly name: string;
  readonly gameTime: string;
  readonly bet: string;
  readonly american: number;
  readonly book: string;
  readonly namedAt: string;
  readonly ledgerLine: number;
  readonly outcome?: Outcome | undefined;
  /** Profit of the one unit. */
  readonly units?: number | undefined;
}

/** Results of named prices. */
export interface NamedRecord {
  /** Losses first, then refunds, then wins; unfinished ones last. */
  readonly lines: readonly NamedLine[];
  readonly pending: number;
  readonly figures: BetFigures;
}

const UNIT_CENTS = 100;

/** The bet as a reader would have recorded it: graded and counted by the same code. */
const asBet = (named: NamedBet): Bet => ({
  id: `${named.gameId} ${named.market} ${named.pick} ${named.line ?? ''}`,
  takenAt: named.namedAt,
  startTime: named.gameTime,
  league: named.league,
  name: `${named.away} @ ${named.home}`,
  game: { id: named.gameId, home: named.home, away: named.away },
  market: named.market,
  pick: named.pick,
  ...(named.line !== undefined && { line: named.line }),
  price: named.american,
  stakeCents: UNIT_CENTS,
  book: named.book,
  changedAt: 0,
});

const ORDER: readonly (Outcome | undefined)[] = [
  'loss',
  'halfLoss',
  'push',
  'void',
  'halfWin',
  'win',
  undefined,
];

const lossesFirst = (one: NamedLine, other: NamedLine): number =>
  ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome) ||
  Date.parse(other.gameTime) - Date.parse(one.gameTime);

/** Each bet once, as first named: a price that moves is the same bet. */
export function firstNamed(named: readonly NamedBet[]): readonly NamedBet[] {
  const first = new Map<string, NamedBet>();
  for (const one of named) {
    const { id } = asBet(one);
    if (!first.has(id)) first.set(id, one);
  }
  return [...first.values()];
}

function lineOf(named: NamedBet, grade: GradedBet | undefined): NamedLine {
  const { gameId, league, gameTime, american, book, namedAt, ledgerLine } = named;
  const bet = asBet(named);
  return {
    gameId,
    league,
    name: bet.name,
    gameTime,
    bet: pickText(bet),
    american,
    book,
    namedAt,
    ledgerLine,
    ...(grade && { outcome: grade.outcome, units: grade.units }),
  };
}

/** Grades named prices with our record's code. @param ended the finished or canceled games, by id */
export function namedRecord(
  named: readonly NamedBet[],
  ended: ReadonlyMap<number, EndedGame>,
): NamedRecord {
  const graded = named.map((one) => ({ one, grade: gradeBet(asBet(one), ended.get(one.gameId)) }));
  return {
    lines: graded.map(({ one, grade }) => lineOf(one, grade)).toSorted(lossesFirst),
    pending: graded.filter(({ grade }) => !grade).length,
    figures: betFigures(graded.flatMap(({ grade }) => grade ?? [])),
  };
}
