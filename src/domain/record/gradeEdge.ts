import type { League } from '../leagues/league.ts';
import { operatorOf } from '../prices/bookmakers.ts';
import type { MarketKind, MarketSide } from '../prices/marketOffers.ts';
import { pricesOfReading } from '../prices/readingEdges.ts';
import { outcomeOfSide } from '../prices/sharpHistory.ts';
import { agreedShares, voiceOf } from '../prices/sharpVoices.ts';
import { expectedReturnPerUnit } from '../prices/staking.ts';
import { standsCalled } from './calledEarly.ts';
import { type Outcome, unitsOf } from './outcome.ts';
import { settleGame } from './settleGame.ts';

/** An edge that was shown, in a game that is over or was called off. */
export interface EndedEdge {
  readonly id: number;
  readonly league: League;
  readonly market: MarketKind;
  readonly side: MarketSide;
  readonly line?: number | undefined;
  readonly book: string;
  /** American. */
  readonly price: number;
  /** Of the result it is graded by; 0: called off. */
  readonly resultVersion: number;
  /** Undefined if the game was called off, or if the feed has swapped its sides since. */
  readonly score?: { readonly home: number; readonly away: number } | undefined;
  /** If called early: periods played. */
  readonly calledAfter?: number | undefined;
  /** What each book asked last before the start at this line. */
  readonly closing: readonly {
    readonly book: string;
    readonly one: number;
    readonly other: number;
    readonly draw?: number | undefined;
  }[];
}

export interface GradedEdge {
  readonly id: number;
  readonly resultVersion: number;
  readonly outcome: Outcome;
  /** Profit of a stake of one unit. */
  readonly units: number;
  /** Expected profit per unit staked if the consensus at the close is right; undefined without a sharp book there. */
  readonly closingValue?: number | undefined;
}

/** The consensus at the close without the judged operator, a sharp book in it. */
function closingShare({ league, book, side, closing }: EndedEdge): number | undefined {
  const voices = closing.flatMap((row) => voiceOf(league, row.book, pricesOfReading(row)) ?? []);
  const outcomes = Math.max(...voices.map(({ logs }) => logs.length), 2);
  const alike = voices.filter(({ logs }) => logs.length === outcomes);
  const agreed = agreedShares(alike, operatorOf(book));
  return agreed && agreed.sharps > 0 ? agreed.shares[outcomeOfSide(side, outcomes)] : undefined;
}

/** An edge's result, and what its price was worth at the close. */
export function gradeEdge(edge: EndedEdge): GradedEdge {
  const { id, resultVersion, league, market, side, line, price, score, calledAfter } = edge;
  const stands = score && standsCalled(league, market, score, calledAfter);
  const outcome = stands ? settleGame(league, score, { market, pick: side, line }) : 'void';
  const share = outcome === 'void' ? undefined : closingShare(edge);
  return {
    id,
    resultVersion,
    outcome,
    units: unitsOf(price, outcome) ?? 0,
    ...(share !== undefined && { closingValue: expectedReturnPerUnit(share, price) }),
  };
}
