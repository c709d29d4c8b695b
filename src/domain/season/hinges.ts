import type { HingeCounts, HingeResult, SeasonCounts } from './seasonCounts.ts';
import type { SeasonInputs } from './seasonInputs.ts';
import type { Hinge, HingeShare } from './seasonView.ts';
import { shareOfRuns } from './shareOfRuns.ts';

/** Days from the inputs' day that are "this week". */
const WEEK = 7;
/** Smallest difference that is said, as a share. */
const LEAST = 0.02;
/** Standard errors of a difference: two-sided 99 % by the normal approximation of two binomial shares. */
const OF_OWN = 2.576;
/** The same where thousands of other games and goals are looked through: one in a hundred would be many chance finds. */
const OF_OTHERS = 4.5;
/** Games of others that are kept for a team's goal. */
const OTHERS = 5;

type Found = Hinge & { readonly own: boolean; readonly swing: number };

const countOf = ({ goals }: HingeResult, goal: number, team: number): number =>
  goals[goal]?.[team] ?? 0;

/**
 * How far apart a team's odds are by a game's result, in shares; 0 if that can be luck. The error is that of the shares were they
 * one: a share of 0 in a few runs has no variance of its own, and would be sure of anything.
 */
function swingOf(shares: readonly HingeShare[], errors: number): number {
  const sorted = shares.toSorted((one, other) => one.share - other.share);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) return 0;
  const swing = high.share - low.share;
  const runs = low.runs + high.runs;
  const both = (low.share * low.runs + high.share * high.runs) / runs;
  const error = Math.sqrt(both * (1 - both) * (1 / low.runs + 1 / high.runs));
  return swing >= LEAST && swing > errors * error ? swing : 0;
}

function hingeOf(
  { game, results }: HingeCounts,
  sides: readonly number[],
  team: number,
  goal: number,
  drawCounts: boolean,
): Found | undefined {
  const [home, draw, away] = results.map((result) => ({
    share: shareOfRuns(countOf(result, goal, team), result.runs),
    runs: result.runs,
  }));
  if (!home || !draw || !away) return undefined;
  const seen = [home, ...(drawCounts ? [draw] : []), away].filter(({ runs }) => runs > 0);
  const own = sides.includes(team);
  const swing = swingOf(seen, own ? OF_OWN : OF_OTHERS);
  if (swing === 0 || home.runs === 0 || away.runs === 0) return undefined;
  return { game, team, goal, home, ...(draw.runs > 0 && { draw }), away, own, swing };
}

/** What this week's games change for each team and goal, the biggest first; only where the difference is more than luck. */
export function hingesOf(inputs: SeasonInputs, counts: SeasonCounts): readonly Hinge[] {
  const { days, home, away, draw } = inputs.left;
  const week = counts.hinges.filter(({ game }) => {
    const day = days[game] ?? -1;
    return day >= 0 && day < WEEK;
  });
  const found: Found[] = [];
  for (const goal of counts.goals.keys()) {
    for (const team of inputs.teams.keys()) {
      const all = week.flatMap(
        (hinge) =>
          hingeOf(
            hinge,
            [home[hinge.game] ?? -1, away[hinge.game] ?? -1],
            team,
            goal,
            // Football's ties are too rare to be a result that anybody reckons with.
            (draw[hinge.game] ?? 0) > 0,
          ) ?? [],
      );
      const others = all.filter(({ own }) => !own).sort((one, other) => other.swing - one.swing);
      found.push(...all.filter(({ own }) => own), ...others.slice(0, OTHERS));
    }
  }
  return found
    .sort((one, other) => other.swing - one.swing || one.game - other.game || one.team - other.team)
    .map(({ own: _, swing: __, ...hinge }) => hinge);
}
