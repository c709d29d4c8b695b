import type { TennisOutcome } from '#domain/outcomes/tennis.ts';
import type { Simulation } from '../model.ts';
import { tallyEvenly } from '../rng/tally.ts';
import type { MatchShape } from './balance.ts';
import { matchCounts } from './counts.ts';
import { matchEnding } from './endings.ts';
import { matchJoint } from './joint.ts';
import type { MatchTables } from './tables.ts';

/** Endings less likely than this are never drawn: a 32-bit point does not tell them apart. */
const LEAST = 2 ** -32;

/**
 * A match of which every ending's probability is known: each run draws one, evenly. Endings stand in the order of the sets, A's
 * clearest win first, then of games, so that a winner's share and a set score's are the table's own within a few runs.
 */
export function drawnMatch(tables: MatchTables, shape: MatchShape): Simulation<TennisOutcome> {
  const { bestOf } = shape;
  const need = (bestOf + 1) / 2;
  const cells = matchJoint(tables, shape).flatMap((endings, score) =>
    endings.codes
      .filter((code) => endings.share(code) > LEAST)
      .sort((one, other) => one - other)
      .map((code) => ({ score, code, share: endings.share(code) })),
  );
  const tally = tallyEvenly(Float64Array.from(cells, ({ share }) => share));
  const drawn = new Int32Array(cells.length);
  return {
    play: (generator, runs, point) => tally(drawn, runs, generator, point),
    outcome() {
      const counts = matchCounts(bestOf);
      for (const [at, { score, code }] of cells.entries()) {
        const { games, margin, tieBreaks, firstToA } = matchEnding(code);
        const wonByA = score < need;
        const lost = wonByA ? score : bestOf - score;
        counts.add(wonByA, lost, games, margin, tieBreaks, firstToA, drawn[at]);
      }
      return counts.outcome();
    },
  };
}
