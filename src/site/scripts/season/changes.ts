import type { SeasonData } from '#components/season/seasonData.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import type { SeasonPick } from '#domain/season/seasonPick.ts';
import { oddsNow, type PlayedRow } from './table.ts';

/** What a team's odds of a goal become. */
export interface Change {
  readonly team: string;
  readonly goal: string;
  readonly text: string;
  readonly points: number;
  readonly bad: boolean;
}

/** The biggest changes against the published odds, each team's one, the biggest first. */
export function biggestChanges(
  { goals, teams }: Pick<SeasonData, 'goals' | 'teams'>,
  now: PlayedRow,
  most: number,
): readonly Change[] {
  return teams
    .flatMap(({ number, name, odds }) => {
      const all = goals.flatMap(({ name: goal, bad }, at): readonly Change[] => {
        const { share, points } = oddsNow(now, at, number, odds[at] ?? 0);
        return points === undefined
          ? []
          : [{ team: name, goal, bad, points, text: seasonOddsText(share, undefined) }];
      });
      return all.toSorted(byPoints).slice(0, 1);
    })
    .toSorted(byPoints)
    .slice(0, most);
}

const byPoints = (one: Change, other: Change): number =>
  Math.abs(other.points) - Math.abs(one.points);

/** "Bills, Playoffs 97%, +3" */
export const oddsChangeText = ({ team, goal, text, points }: Change): string =>
  `${team}, ${goal} ${text}, ${signed(points)}`;

/** "Bills beat Chiefs, Jets and Colts draw" */
export function picksWords(
  { games, teams }: Pick<SeasonData, 'games' | 'teams'>,
  picks: readonly SeasonPick[],
): string {
  const nameOf = new Map(teams.map(({ number, name }) => [number, name]));
  return picks
    .flatMap(({ game, result }) => {
      const found = games.find((each) => each.game === game);
      const [home, away] = [nameOf.get(found?.home ?? -1), nameOf.get(found?.away ?? -1)];
      if (home === undefined || away === undefined) return [];
      if (result === 'draw') return [`${away} and ${home} draw`];
      return [result === 'home' ? `${home} beat ${away}` : `${away} beat ${home}`];
    })
    .join(', ');
}
