import { fittedFile } from '../goals/fitted.ts';
import type { PlayerBacktest } from '../types.ts';
import { fitBaseballPlayers } from './fit.ts';
import { baseballForecasts } from './forecasts.ts';
import { readBaseballGames } from './games.ts';
import { baseballRows } from './rows.ts';
import { baseballStart } from './startState.ts';

/** Baseball's players, walked forward: parameters from the seasons before the tested one. */
export const baseballBacktest: PlayerBacktest = {
  leagues: ['MLB'],
  stats: () => STATS,
  fit(_, folder) {
    const { games, hash } = readBaseballGames(folder);
    return fittedFile({ rows: games, hash }, { params: fitBaseballPlayers(games) });
  },
  start: (_, folder) => baseballStart(folder),
  walk(league, folder, season, scores, log) {
    const { games } = readBaseballGames(folder);
    const tested = season ?? newestSeason(games);
    const known = games.filter((game) => game.season <= tested);
    log(`${league}: players of ${tested}`);
    return {
      rows: known.flatMap(baseballRows),
      forecasts: () =>
        baseballForecasts(
          known,
          tested,
          fitBaseballPlayers(known.filter((game) => game.season < tested)),
          scores([tested]),
        ),
      notes: NOTES,
    };
  },
};

/** The newest season of which half the games have batters, or else any starters. */
function newestSeason(games: ReturnType<typeof readBaseballGames>['games']): number {
  const seasons = new Map<number, number>();
  for (const { season, home } of games)
    if (home.starter && home.batters.length > 0)
      seasons.set(season, (seasons.get(season) ?? 0) + 1);
  const most = Math.max(0, ...seasons.values());
  const whole = [...seasons].filter(([, count]) => count * 2 >= most).map(([season]) => season);
  return whole.length > 0 ? Math.max(...whole) : Math.max(...games.map(({ season }) => season));
}

const NOTES = [
  'the line-up is the one that was posted: who bats where before the first pitch; pinch hitters are not forecast',
  'the starter is the one who did start; one expected to get fewer than ten outs (an opener) is not forecast',
  'where no file has a box score, batters are known by their place in the order alone',
  'doubleheaders over seven innings (2020, 2021) are left out of the fit',
];

const STATS = [
  { name: 'outs', title: 'outs (starter)' },
  { name: 'strikeouts', title: 'strikeouts (starter)' },
  { name: 'earnedRuns', title: 'earned runs (starter)' },
  { name: 'hitsAllowed', title: 'hits allowed (starter)' },
  { name: 'walksAllowed', title: 'walks allowed (starter)' },
  { name: 'plateAppearances', title: 'plate appearances' },
  { name: 'hits', title: 'hits' },
  { name: 'totalBases', title: 'total bases' },
  { name: 'homeRuns', title: 'home runs' },
  { name: 'runs', title: 'runs' },
  { name: 'runsBattedIn', title: 'runs batted in' },
  { name: 'walks', title: 'walks' },
  { name: 'battingStrikeouts', title: 'strikeouts (batter)' },
  { name: 'stolenBases', title: 'stolen bases' },
  { name: 'doubles', title: 'doubles' },
  { name: 'triples', title: 'triples' },
  { name: 'hitByPitch', title: 'hit by a pitch' },
] as const;
