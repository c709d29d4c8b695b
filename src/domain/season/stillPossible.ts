import { LEAGUES } from '../leagues/league.ts';
import type { SeasonTeam, SeasonView } from './seasonView.ts';

/** One end of what a team can still reach. */
export interface PossibleEnd {
  /** The regular season if all games left are won, or all lost: "14–3", or the table's points. Exact. */
  readonly record: string;
  /** The best or worst seed or place that any season gave; undefined: none at all. */
  readonly rank: number | undefined;
  /** Share of seasons that gave it, 0–1. */
  readonly share: number;
}

interface StillPossible {
  readonly best: PossibleEnd;
  readonly worst: PossibleEnd;
}

/** Points of a win, by sport, where the table counts points. */
const winPoints = (view: Pick<SeasonView, 'league'>): number =>
  LEAGUES[view.league].sport === 'soccer' ? 3 : 2;

/** A record with wins and losses added: "8–3–1" and 2 wins is "10–3–1". */
function added(record: string, wins: number, losses: number): string {
  const [won = 0, lost = 0, ...rest] = record.split('–').map(Number);
  return [won + wins, lost + losses, ...rest].join('–');
}

function recordWith(view: Pick<SeasonView, 'league'>, team: SeasonTeam, wins: number): string {
  if (team.points !== undefined) return `${team.points + winPoints(view) * wins} points`;
  return added(team.record, wins, team.left - wins);
}

/**
 * The best and the worst that a team's regular season can still come to: its record for certain, its seed or place as far as the
 * simulated seasons went. Undefined when no game is left.
 */
export function stillPossible(
  view: Pick<SeasonView, 'league' | 'recipe'>,
  team: SeasonTeam,
): StillPossible | undefined {
  if (team.left === 0) return undefined;
  const { ranks } = team;
  const without = 1 - ranks.reduce((sum, share) => sum + share, 0);
  const best = ranks.findIndex((share) => share > 0);
  const worst = ranks.findLastIndex((share) => share > 0);
  // Shares are rounded: what is less than half a season is none.
  const some = without > 0.5 / view.recipe.runs;
  const end = (at: number): Omit<PossibleEnd, 'record'> =>
    at < 0 ? { rank: undefined, share: without } : { rank: at + 1, share: ranks[at] ?? 0 };
  return {
    best: { record: recordWith(view, team, team.left), ...end(best) },
    worst: { record: recordWith(view, team, 0), ...end(some ? -1 : worst) },
  };
}
