import { sfc32, uniform } from '#engine/rng/generator.ts';
import type { BaseballGame, GameSide } from './games.ts';
import type { BatterRow } from './readBatters.ts';

const TEAMS = ['A', 'B', 'C', 'D'];

/** Made-up seasons of four teams, whose batters score what the side does. */
export function syntheticGames(seasons: readonly number[], each = 60): BaseballGame[] {
  const generator = sfc32(1);
  const upTo = (most: number): number => Math.floor(uniform(generator) * (most + 1));
  return seasons.flatMap((season) =>
    Array.from({ length: each }, (_, game): BaseballGame => {
      const date = new Date(Date.UTC(season, 3, 1 + game)).toISOString().slice(0, 10);
      const [home = '', away = ''] = game % 2 ? TEAMS : TEAMS.toReversed();
      const runs = [upTo(7), upTo(7)] as const;
      const id = `${date}|${home}|${away}`;
      const side = (team: string, own: number, other: number): GameSide => {
        const batters = Array.from({ length: 9 }, (__, place) =>
          batterRow({ id, season, team, place, scored: Number(place < own), upTo }),
        );
        const outs = 12 + upTo(8);
        const charged = Math.min(other, upTo(5));
        return {
          team,
          runs: own,
          batters,
          lineup: batters,
          starter: {
            season,
            date,
            team,
            gameNumber: 1,
            playerId: `${team}P${game % 5}`,
            name: 'Starter',
            outs,
            battersFaced: outs + charged + 3,
            hits: charged + 1,
            walks: 1,
            homeRuns: Math.min(1, charged),
            strikeouts: upTo(8),
            runs: charged,
            earnedRuns: charged,
          },
        };
      };
      return {
        id,
        season,
        date,
        short: false,
        home: side(home, runs[0], runs[1]),
        away: side(away, runs[1], runs[0]),
      };
    }),
  );
}

function batterRow(given: {
  readonly id: string;
  readonly season: number;
  readonly team: string;
  readonly place: number;
  readonly scored: number;
  readonly upTo: (most: number) => number;
}): BatterRow {
  const { id, season, team, place, scored, upTo } = given;
  const homeRuns = scored * Number(upTo(3) === 0);
  const hits = Math.max(scored, upTo(2));
  return {
    season,
    game: id,
    team,
    playerId: `${team}${place + 1}`,
    name: 'Batter',
    slot: place + 1,
    started: true,
    pitches: false,
    plateAppearances: place < 3 ? 5 : 4,
    hits,
    doubles: 0,
    triples: 0,
    homeRuns,
    totalBases: hits + 3 * homeRuns,
    runs: scored,
    runsBattedIn: homeRuns,
    walks: upTo(1),
    strikeouts: upTo(1),
    hitByPitch: 0,
    stolenBases: 0,
  };
}
