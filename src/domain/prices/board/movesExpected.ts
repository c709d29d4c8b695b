import type { CardGame } from '#domain/game/listedGame.ts';
import { mean } from '#domain/numbers/numbers.ts';
import { type ExpectedMove, expectedMove, type MoveMarket } from '../../moves/expectedMove.ts';
import { isAmericanPrice } from '../americanOdds.ts';
import { commonLine } from '../commonLine.ts';
import { fairProbabilities } from '../fairProbabilities.ts';
import { ownShares } from '../ownShares.ts';
import { type BoardFilter, type BoardGame, type BoardSpan, isAsked } from './boardGame.ts';

/** A line that we expect to move, with what it was when first seen. */
export interface MoveToCome extends ExpectedMove {
  readonly game: CardGame;
  /** When the first price was seen, milliseconds. */
  readonly firstAt: number;
  /** The line that most books show now, of the home side, or the total; absent on the moneyline. */
  readonly lineNow?: number | undefined;
  /** The books' share of the same side at the first line now, 0–1; undefined if no book shows that line any more. */
  readonly shareNow?: number | undefined;
}

const MARKETS: readonly MoveMarket[] = ['spread', 'moneyline', 'total'];

/** The share of the first side that some spans' prices give, margin removed; undefined if they cannot be a market's. */
function shareOf(spans: readonly BoardSpan[]): number | undefined {
  const shares = spans.flatMap(({ prices }) => {
    const real = prices.filter(isAmericanPrice);
    return (real.length === prices.length && fairProbabilities(real)?.[0]) || [];
  });
  return shares.length > 0 ? mean(shares) : undefined;
}

function firstOf(spans: readonly BoardSpan[]): readonly BoardSpan[] {
  const at = Math.min(...spans.map(({ seenFrom }) => seenFrom));
  const first = spans.filter(({ seenFrom }) => seenFrom === at);
  const lines = first.flatMap(({ line }) => line ?? []);
  const line = lines.length > 0 ? commonLine(lines) : undefined;
  return first.filter((span) => span.line === line);
}

/** Each book's newest prices. */
const newestOf = (spans: readonly BoardSpan[]): readonly BoardSpan[] => [
  ...new Map(
    spans
      .toSorted((one, other) => one.seenFrom - other.seenFrom)
      .map((span) => [span.book, span] as const),
  ).values(),
];

function moveOf({ game, own, spans }: BoardGame, market: MoveMarket): MoveToCome[] {
  const seen = spans.filter((span) => span.market === market);
  if (!own || seen.length === 0 || !game.prediction?.bothRated) return [];
  const firsts = firstOf(seen);
  const [span] = firsts;
  const first = shareOf(firsts);
  if (!span || first === undefined) return [];
  const { line } = span;
  const [ours = 0.5] = ownShares(game.league, market, own, line ?? 0);
  const move = expectedMove({ league: game.league, market, line, first, own: ours });
  if (!move) return [];
  const now = newestOf(seen);
  const lines = now.flatMap((one) => one.line ?? []);
  const share = shareOf(now.filter((one) => one.line === line));
  const forward = move.toward === 'home' || move.toward === 'over';
  return [
    {
      ...move,
      game,
      firstAt: span.seenFrom,
      lineNow: lines.length > 0 ? commonLine(lines) : undefined,
      shareNow: share === undefined ? undefined : forward ? share : 1 - share,
    },
  ];
}

/**
 * Lines that we expect to move: our model alone differs from the first price seen by two points or more, in a league and market
 * where past seasons prove that it foretells. The largest difference first.
 */
export const movesExpected = (
  board: readonly BoardGame[],
  filter: BoardFilter,
): readonly MoveToCome[] =>
  board
    .flatMap((one) =>
      MARKETS.filter((market) => isAsked(filter, market)).flatMap((market) => moveOf(one, market)),
    )
    .sort((one, other) => other.own - other.first - (one.own - one.first));
