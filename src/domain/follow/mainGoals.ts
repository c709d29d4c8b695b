import { isOpenGoal } from '../season/isOpenGoal.ts';
import { movedPoints } from '../season/movedPoints.ts';
import { movedRuns } from '../season/movedRuns.ts';
import { seasonOddsText } from '../season/oddsText.ts';
import type { SeasonTeam, SeasonView } from '../season/seasonView.ts';

/** A goal's odds of one team as a line says them. */
export interface MainGoal {
  /** "Playoffs" */
  readonly name: string;
  /** "94%", "clinched" */
  readonly says: string;
  /** Whole points moved in a week; absent for less than one, or no more than luck. */
  readonly moved?: number | undefined;
  /** True of what nobody wants: relegation. */
  readonly bad?: boolean | undefined;
}

/** Goals that a line has room for. */
const MOST = 3;

/** Three of the goals that are still open for a team, the title if it is one, in the format's order; of a team for which none is, what is settled about the first. */
export function mainGoals(
  view: Pick<SeasonView, 'format' | 'recipe' | 'runsBefore'>,
  { odds, oddsBefore, certain }: SeasonTeam,
): readonly MainGoal[] {
  const all = view.format.goals.map(({ id, name, bad }, goal) => {
    const share = odds[goal] ?? 0;
    const moved = movedPoints(share, oddsBefore?.[goal], movedRuns(view));
    const line: MainGoal = {
      name,
      says: seasonOddsText(share, certain[goal]),
      ...(moved !== undefined && { moved }),
      ...(bad && { bad }),
    };
    return { line, title: id === 'title', open: isOpenGoal(share) };
  });
  const open = all.filter((goal) => goal.open);
  if (open.length === 0) return all.slice(0, 1).map(({ line }) => line);
  const others = open.filter(({ title }) => !title).slice(0, MOST - 1);
  const chosen = open.filter((goal) => goal.title || others.includes(goal));
  return (chosen.length < MOST ? open.slice(0, MOST) : chosen).map(({ line }) => line);
}
