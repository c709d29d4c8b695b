import type { Derived } from '../gameLines.ts';
import { BASKETBALL_STATS } from './stats.ts';

/** Sums that prop lines are quoted on. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  pointsReboundsAssists: ['points', 'rebounds', 'assists'],
  pointsRebounds: ['points', 'rebounds'],
  pointsAssists: ['points', 'assists'],
  reboundsAssists: ['rebounds', 'assists'],
  stealsBlocks: ['steals', 'blocks'],
};

/** Figures that follow from a player's line. */
export const BASKETBALL_SUMS: readonly Derived[] = Object.entries(SUMS).map(([name, parts]) => {
  const places = parts.map((part) => BASKETBALL_STATS.findIndex((stat) => stat.name === part));
  return {
    name,
    least: 0,
    given: 'own',
    needs: parts,
    value: (lines, from) => places.reduce((sum, place) => sum + (lines[from + place] ?? 0), 0),
  };
});

/** The sums' parts, by name. */
export const SUM_PARTS = SUMS;
