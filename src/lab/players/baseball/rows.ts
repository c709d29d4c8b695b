import type { PlayerFileRow } from '../types.ts';
import type { BaseballGame, GameSide } from './games.ts';
import type { BatterRow } from './readBatters.ts';
import type { StartRow } from './readStarts.ts';

/** Rows of a game: a two-way player's night is one row. Substitutes are left out: nobody is told that they will bat. */
export const baseballRows = (game: BaseballGame): PlayerFileRow[] =>
  [game.home, game.away].flatMap((side) => sideRows(game, side));

function sideRows({ id, date, season }: BaseballGame, side: GameSide): PlayerFileRow[] {
  const row = (
    { playerId, name }: Pick<BatterRow, 'playerId' | 'name'>,
    stats: PlayerFileRow['stats'],
  ): PlayerFileRow => ({ season, date, game: id, team: side.team, playerId, player: name, stats });
  const { starter } = side;
  const started = new Set(side.lineup.map(({ playerId }) => playerId));
  const batters = side.batters
    .filter((batter) => batter.started && started.has(batter.playerId))
    .map((batter) =>
      row(batter, {
        ...batting(batter),
        ...(starter?.playerId === batter.playerId && pitching(starter)),
      }),
    );
  const apart = starter && !batters.some(({ playerId }) => playerId === starter.playerId);
  return apart ? [...batters, row(starter, pitching(starter))] : batters;
}

const batting = (row: BatterRow): Record<string, number> => ({
  plateAppearances: row.plateAppearances,
  hits: row.hits,
  doubles: row.doubles,
  triples: row.triples,
  homeRuns: row.homeRuns,
  totalBases: row.totalBases,
  runs: row.runs,
  runsBattedIn: row.runsBattedIn,
  walks: row.walks,
  hitByPitch: row.hitByPitch,
  battingStrikeouts: row.strikeouts,
  stolenBases: row.stolenBases,
});

const pitching = (row: StartRow): Record<string, number> => ({
  outs: row.outs,
  strikeouts: row.strikeouts,
  earnedRuns: row.earnedRuns,
  hitsAllowed: row.hits,
  walksAllowed: row.walks,
});
