import type { Beside } from '#domain/events/besideMarket.ts';
import type { EventStatus } from '#domain/events/event.ts';
import { referenceQuote } from '#domain/events/prices.ts';
import type { StoredEvent } from '#domain/events/sportEvent.ts';
import { surname } from '#domain/events/tennis/names.ts';
import type { CourtSurface, TennisMatch } from '#domain/events/tennisMatch.ts';
import {
  GAMES_LINES,
  meanGames,
  overShare,
  setScoreShares,
  winShare,
} from '#domain/outcomes/tennis.ts';
import { pairGivenOn } from '#domain/prices/givenOn.ts';
import type { Dated } from '../../asOf.ts';
import { type PairPrice, pairPrice, pricesAsOf, type SaidPrice } from '../pairPrice.ts';

/** A match's simulated chances. Percentages are of simulated matches, 0–100; in own and anchor, a is home. */
interface TennisPrediction extends Beside, Dated {
  /** The prediction's id; `idEvent` is the match's. */
  readonly id: number;
  readonly idEvent: string;
  readonly tour: string;
  readonly tournament: string;
  readonly round: string | null;
  /** null while unknown. */
  readonly surface: CourtSurface | null;
  /** Scheduled start, ISO 8601 in UTC. */
  readonly startTime: string;
  readonly status: EventStatus;
  readonly strHomeTeam: string;
  readonly strAwayTeam: string;
  readonly bestOf: 3 | 5;
  readonly homeWinProbability: number;
  readonly awayWinProbability: number;
  /** A bookmaker's American moneyline odds; null if unknown. */
  readonly price: {
    readonly provider: string;
    readonly home: number;
    readonly away: number;
  } | null;
  /** What the best of the bookmakers' prices is worth. */
  readonly bestPrice?: PairPrice | undefined;
  /** When the oldest of them was seen: half an hour later, close to the start, all are old. Absent without any. */
  readonly pricesAsOf?: string | undefined;
  /** Percentages from home's clearest win to away's; they sum to 100. */
  readonly setScores: readonly {
    readonly winner: 'home' | 'away';
    readonly score: string;
    readonly probability: number;
  }[];
  /** Percentages at the specification's lines; each pair sums to 100. */
  readonly games: readonly {
    readonly line: number;
    readonly over: number;
    readonly under: number;
  }[];
  readonly meanGames: number;
  /** Simulated matches. */
  readonly runs: number;
  /** True if it is a sample. */
  readonly sample: boolean;
}

/** A match as pages draw it; every `TennisPrediction` fits this type. */
export type ShownMatch = Omit<TennisPrediction, 'bestPrice'> & {
  readonly bestPrice?: SaidPrice | undefined;
};

function priceOf({ moneyline }: TennisMatch): TennisPrediction['price'] {
  const quote = referenceQuote(moneyline);
  return quote ? { provider: quote.provider, home: quote.a, away: quote.b } : null;
}

/** As the answer has it: without prices that may not be given on. */
export const tennisPrediction = (match: StoredEvent<TennisMatch>): TennisPrediction | undefined =>
  shownPrediction(pairGivenOn(match));

/** With every book's price, for a page. Undefined until a match is simulated. `asOf` is the time of the simulation. */
export function shownPrediction(match: StoredEvent<TennisMatch>): TennisPrediction | undefined {
  const { prediction } = match;
  if (!prediction) return undefined;
  const { outcome, recipe, own, anchor, asOf } = prediction;
  const share = winShare(outcome);
  const home = 100 * share;
  const { league, moneyline, a, b } = match;
  return {
    id: prediction.id,
    idEvent: String(match.id),
    tour: match.tour,
    tournament: match.tournament,
    round: match.round ?? null,
    surface: match.surface ?? null,
    startTime: match.startTime,
    status: match.status,
    strHomeTeam: a.name,
    strAwayTeam: b.name,
    bestOf: match.bestOf,
    homeWinProbability: home,
    awayWinProbability: 100 - home,
    price: priceOf(match),
    bestPrice: pairPrice({ league, moneyline, prediction, share }, [
      surname(a.name),
      surname(b.name),
    ]),
    pricesAsOf: pricesAsOf(moneyline ?? []),
    own,
    anchor,
    setScores: setScoreShares(outcome).map(({ winner, score, share }) => ({
      winner: winner === 'A' ? 'home' : 'away',
      score,
      probability: 100 * share,
    })),
    games: GAMES_LINES.map((line) => {
      const { over, under } = overShare(outcome, line);
      return { line, over: 100 * over, under: 100 * under };
    }),
    meanGames: meanGames(outcome),
    runs: recipe.iterations,
    sample: match.sample,
    asOf,
  };
}
