import type { SeasonOrder } from './seasonPaths.ts';
import type { SeasonTeam, SeasonView } from './seasonView.ts';

const heightOf = (team: SeasonTeam, { by, goal }: SeasonOrder): number => {
  if (by === 'rating') return team.rating;
  return by === 'goal' ? (team.odds[goal ?? 0] ?? 0) : team.expected.mean;
};

/** All teams of a season by a column, the highest first; equal ones by expected wins. */
export const sortSeason = (
  teams: readonly SeasonTeam[],
  order: SeasonOrder,
): readonly SeasonTeam[] =>
  teams.toSorted(
    (one, other) =>
      heightOf(other, order) - heightOf(one, order) || other.expected.mean - one.expected.mean,
  );

/** The teams of each conference, in the view's order. */
export function seasonConferences({ teams }: Pick<SeasonView, 'teams'>): readonly {
  readonly name: string;
  readonly teams: readonly SeasonTeam[];
}[] {
  const names = [...new Set(teams.map(({ conference }) => conference))];
  return names.map((name) => ({
    name,
    teams: teams.filter(({ conference }) => conference === name),
  }));
}

/** Place of the goal that is winning it all. */
export const titleGoal = ({ format }: Pick<SeasonView, 'format'>): number =>
  Math.max(
    0,
    format.goals.findIndex(({ id }) => id === 'title'),
  );
