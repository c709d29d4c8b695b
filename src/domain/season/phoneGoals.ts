import type { SeasonTeam, SeasonView } from './seasonView.ts';

/** Goals that a phone has room for beside a team's wins or points. */
const ROOM = 4;
/** What gives way first: steps to other goals, which few follow. */
const LESS: ReadonlySet<string> = new Set(['bye', 'titleGame']);

type Goals = Pick<SeasonView, 'format'>;

const placesOf = (
  { format }: Goals,
  holds: (goal: SeasonView['format']['goals'][number]) => boolean,
): readonly number[] => format.goals.flatMap((goal, at) => (holds(goal) ? [at] : []));

/** Places of the goals that the best teams play for, as many as a phone has room for. */
export function bestGoals(view: Goals): readonly number[] {
  const good = placesOf(view, ({ bad }) => !bad);
  if (good.length <= ROOM) return good;
  return good.filter((at) => !LESS.has(view.format.goals[at]?.id ?? '')).slice(-ROOM);
}

/** Places of what no team wants. */
export const badGoals = (view: Goals): readonly number[] =>
  placesOf(view, ({ bad }) => bad === true);

/** The teams likeliest to come to what no team wants, the likeliest first; none where there is no such goal. */
export function inDanger(
  view: Goals & Pick<SeasonView, 'teams'>,
  most: number,
): readonly SeasonTeam[] {
  const goals = badGoals(view);
  const chance = ({ odds }: SeasonTeam): number =>
    goals.reduce((sum, goal) => sum + (odds[goal] ?? 0), 0);
  return view.teams
    .filter((team) => chance(team) > 0)
    .toSorted((one, other) => chance(other) - chance(one))
    .slice(0, most);
}
