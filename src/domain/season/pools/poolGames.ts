import { addDays } from '../../time/time.ts';
import { OUTSIDE } from '../outside.ts';
import type { SeasonInputs } from '../seasonInputs.ts';
import type { PoolGame } from './pool.ts';

type Given = Pick<SeasonInputs, 'teams' | 'day' | 'left'>;

/** The games left that have a day, both sides of them in the league, in order of day. */
export function poolGames({ teams, day, left }: Given): readonly PoolGame[] {
  const listed = (team: number): boolean => teams[team] !== undefined && teams[team] !== OUTSIDE;
  return left.home
    .flatMap((home, game): PoolGame[] => {
      const days = left.days[game] ?? -1;
      const away = left.away[game] ?? -1;
      if (days < 0 || !listed(home) || !listed(away)) return [];
      return [
        {
          game,
          home,
          away,
          neutral: left.neutral[game] === 1,
          day: addDays(day, days),
          homeWin: left.homeWin[game] ?? 0,
          draw: left.draw[game] ?? 0,
        },
      ];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
