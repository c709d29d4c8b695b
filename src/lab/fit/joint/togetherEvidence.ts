import { sum } from '#domain/numbers/numbers.ts';
import { type Together, tiedTogether } from '#engine/joint/together.ts';
import { callsOf } from '../../backtest/parlays/cells.ts';
import { MARGIN_PAIRS } from '../../backtest/parlays/pairs.ts';
import { phiScale, togetherSaid, togetherSeen } from '../../backtest/parlays/phi.ts';
import type { Evidence, PlayedEvidence } from './evidence.ts';
import { examplesOf } from './examples.ts';

/** Precision of the prior that keeps both ties near none: about ±.2. */
const PRECISION = 20;
/** Games on which a tie's effect is measured, and the tie it is measured with. */
const EXAMPLES = 20;
const STEP = 0.05;
/** A φ this many standard errors from 0 is one; nearer, the legs are published as independent. */
const SURE = 1.96;

/** A pair's sums: what was said and seen beyond independence, and the scale that makes them φ. */
interface Sums {
  said: number;
  seen: number;
  scale: number;
  games: number;
}

/**
 * Sports other than soccer: the two ties that bring φ of the pairs bettors put together to what was seen, or to 0 where what was
 * seen may be chance. Fitting the likelihood of scores instead left it: the few scores of overtime outweigh all others there.
 */
export function togetherEvidence(): Evidence {
  const pairs: readonly Sums[] = MARGIN_PAIRS.map(() => ({
    said: 0,
    seen: 0,
    scale: 0,
    games: 0,
  }));
  const examples = examplesOf<PlayedEvidence>(EXAMPLES);
  let games = 0;
  return {
    games: () => games,
    add(played) {
      games += 1;
      examples.add(played);
      addCalls(pairs, played.calls);
    },
    mending: () => ({ together: tieFor(pairs, examples.kept()) }),
  };
}

function addCalls(pairs: readonly Sums[], calls: PlayedEvidence['calls']): void {
  pairs.forEach((sums, at) => {
    const call = calls.get(MARGIN_PAIRS[at]?.name ?? '');
    if (!call) return;
    sums.games += 1;
    sums.said += togetherSaid(call);
    sums.seen += togetherSeen(call);
    sums.scale += phiScale(call);
  });
}

const phi = ({ said, scale }: Sums): number => (scale > 0 ? said / scale : 0);

/** What φ should be: as seen, or 0 if that may be chance. Its standard error is one over the root of the games. */
function wantedPhi({ seen, scale, games }: Sums): number {
  if (!(scale > 0)) return 0;
  const value = seen / scale;
  return Math.abs(value) * Math.sqrt(games) >= SURE ? value : 0;
}

/** Weighted least squares of the pairs' φ, in the two ties; a tie's effect is nearly proportional to it. */
function tieFor(pairs: readonly Sums[], examples: readonly PlayedEvidence[]): Together {
  const plain = phisOf(examples, { gap: 0, favorite: 0 });
  const byGap = phisOf(examples, { gap: STEP, favorite: 0 });
  const byFavorite = phisOf(examples, { gap: 0, favorite: STEP });
  const rows = pairs.map((sums, at) => ({
    weight: sums.games,
    short: wantedPhi(sums) - phi(sums),
    gap: ((byGap[at] ?? 0) - (plain[at] ?? 0)) / STEP,
    favorite: ((byFavorite[at] ?? 0) - (plain[at] ?? 0)) / STEP,
  }));
  const of = (value: (row: (typeof rows)[number]) => number): number =>
    sum(rows.map((row) => row.weight * value(row)));
  const a = PRECISION + of(({ gap }) => gap * gap);
  const b = of(({ gap, favorite }) => gap * favorite);
  const c = PRECISION + of(({ favorite }) => favorite * favorite);
  const one = of(({ gap, short }) => gap * short);
  const other = of(({ favorite, short }) => favorite * short);
  const determinant = a * c - b * b;
  return {
    gap: (c * one - b * other) / determinant,
    favorite: (a * other - b * one) / determinant,
  };
}

/** Mean φ of each pair in some games with a tie. */
function phisOf(examples: readonly PlayedEvidence[], together: Together): number[] {
  const pairs = MARGIN_PAIRS.map(() => ({ said: 0, seen: 0, scale: 0, games: 0 }));
  for (const { game, table } of examples) {
    addCalls(pairs, callsOf(game, tiedTogether(table, together), MARGIN_PAIRS));
  }
  return pairs.map(phi);
}
