import { footballLiveWith } from '#engine/live/football/footballLive.ts';
import { isFootballParameters } from '#engine/live/football/parameters.ts';
import type { LiveSport } from '#engine/live/liveSport.ts';
import { readMarginGames } from '../../fit/margin/readMarginGames.ts';
import type { FileGame } from '../../fit/row.ts';
import type { LiveBacktest, LivePlayed, TestedMoment } from '../types.ts';
import { drivesOf } from './drives.ts';
import { fitLiveFootball } from './fitFootball.ts';
import { type FootballPlay, readFootballPlays } from './readPlays.ts';
import { QUARTER, stateOfPlay } from './stateOfPlay.ts';

/** One play in so many is a moment: some two dozen a game. */
const EVERY = 6;
const LEAGUE = 'NFL';

/** NFL games play by play: 2019 on, and 2010–15 with time-outs. */
export const liveFootballBacktest: LiveBacktest = {
  leagues: [LEAGUE],
  draws: false,
  file: () => 'nfl',
  parts: ['Q1', 'Q2', 'Q3', 'Q4', 'OT'],
  played: (_, folder) => {
    const results = resultsOf(folder);
    const games: LivePlayed[] = [];
    for (const [id, plays] of byGame(readFootballPlays(folder, 'nfl').plays)) {
      const result = results.get(id);
      if (!result) continue;
      const { season, homeScore: home, awayScore: away } = result;
      games.push({ id, season, home, away, moments: momentsOf(plays) });
    }
    return games.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  },
  fit: (_, folder, before = Number.POSITIVE_INFINITY) => {
    const results = resultsOf(folder);
    const [told, timed] = [
      readFootballPlays(folder, 'nfl'),
      readFootballPlays(folder, 'nfl_timeouts'),
    ];
    const plays = [...timed.plays, ...told.plays].filter(({ season }) => season < before);
    const games = [...byGame(plays)].flatMap(([id, list]) => {
      const result = results.get(id);
      return result ? [{ result, list }] : [];
    });
    const drives = games.flatMap(({ result, list }) => drivesOf(list, finalOf(result)));
    const ended = games.map(({ result, list }) => ({
      ...finalOf(result),
      level: list.some(({ quarter }) => quarter > 4),
    }));
    const days = games.map(({ result }) => result.date).toSorted();
    return {
      formatVersion: 1,
      dataHash: told.hash,
      dataFrom: days[0],
      dataTo: days.at(-1),
      ...fitLiveFootball(drives, ended),
    };
  },
  sport: (params) => {
    if (!isFootballParameters(params)) throw new TypeError('Not the parameters of a football fit');
    return footballLiveWith(params) as LiveSport;
  },
};

const resultsOf = (folder: string): ReadonlyMap<string, FileGame> =>
  new Map(readMarginGames(folder, LEAGUE).games.map((game) => [game.id, game]));

const finalOf = ({ homeScore, awayScore }: FileGame) => ({ home: homeScore, away: awayScore });

function byGame(plays: readonly FootballPlay[]): Map<string, FootballPlay[]> {
  const games = new Map<string, FootballPlay[]>();
  for (const play of plays) {
    const list = games.get(play.id);
    if (list) list.push(play);
    else games.set(play.id, [play]);
  }
  return games;
}

/** Moments of a game: of one with a public model's chances every play that has one, to be judged on the same. */
function momentsOf(plays: readonly FootballPlay[]): TestedMoment[] {
  const shared = plays.some((play) => play.public !== undefined);
  return plays
    .filter((play, at) => (shared ? play.public !== undefined : at % EVERY === 0))
    .filter(({ down }) => down !== undefined)
    .map((play) => ({
      state: stateOfPlay(play),
      part: play.quarter > 4 ? 'OT' : `Q${play.quarter}`,
      left: play.quarter > 4 ? 0 : play.left / (4 * QUARTER),
      public: play.public,
    }));
}
