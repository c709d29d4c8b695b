import { fightLeague, readFights } from '../../fit/fights/readFights.ts';
import { matchesOf } from '../../fit/tennis/fit.ts';
import type { Log } from '../types.ts';
import { testedSeasons, upTo } from '../walkSeasons.ts';
import { seasonBouts } from './fightCalls.ts';
import { seasonMatches } from './matchCalls.ts';
import { oldTwoWay, shownTwoWay } from './twoWayShown.ts';
import type { EdgeWalk } from './types.ts';

/** Leagues of bouts and matches. */
export const TWO_WAY_LEAGUES = ['ATP', 'WTA', 'UFC', 'Boxing'] as const;
type TwoWayLeague = (typeof TWO_WAY_LEAGUES)[number];

export const isTwoWay = (name: string): name is TwoWayLeague =>
  TWO_WAY_LEAGUES.some((league) => league === name);

/** Walks a league of bouts or matches forward and finds the edges by the site's rule. */
export function twoWayWalk(
  league: TwoWayLeague,
  folder: string,
  season: number | undefined,
  log: Log,
): EdgeWalk {
  const { rows, seasonOf } = sourceOf(league, folder, log);
  const seasons = testedSeasons({ league, rows }, season === undefined ? undefined : [season]);
  const walks = seasons.map(seasonOf);
  return {
    league,
    seasons,
    games: walks.reduce((sum, { calls }) => sum + calls.length, 0),
    twoBooks: 0,
    pooled: league === 'UFC',
    shown: walks.flatMap(({ calls, weights }) =>
      calls.flatMap((call) => shownTwoWay(call, weights)),
    ),
    // Boxing's sample is selected: in it, favorites win far more often than their prices say.
    old:
      league === 'Boxing'
        ? []
        : walks.flatMap(({ calls }) => calls.flatMap((c) => oldTwoWay(c) ?? [])),
  };
}

interface Source {
  readonly rows: readonly { readonly season: number }[];
  seasonOf(season: number): ReturnType<typeof seasonBouts>;
}

function sourceOf(league: TwoWayLeague, folder: string, log: Log): Source {
  if (league === 'ATP' || league === 'WTA') {
    const { rows } = matchesOf(league, folder, log);
    // Tennis publishes the market alone: pooling it with our own chance was no better (engine/tennis/predict.ts).
    const seasonOf = (season: number) => ({
      calls: seasonMatches(league, upTo(rows, season), log),
      weights: undefined,
    });
    return { rows, seasonOf };
  }
  const { rows } = readFights(fightLeague(league), folder);
  return { rows, seasonOf: (season) => seasonBouts(league, upTo(rows, season), log) };
}
