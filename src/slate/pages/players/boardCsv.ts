import { stringify } from 'csv-stringify/sync';
import { otherSide } from '#domain/game/predictedWinner.ts';
import { type GameLinesSaid, playersOfGames } from '#domain/players/board/boardPlayer.ts';
import { statFigures } from '#domain/players/lineFigures.ts';
import { inUnit, shownStats } from '#domain/players/statText.ts';
import { plainCell } from '#domain/words/plainCell.ts';

const COLUMNS = [
  'gameId',
  'gameTime',
  'playerId',
  'name',
  'position',
  'team',
  'opponent',
  'home',
  'status',
  'plays',
  'stat',
  'mean',
  'floor',
  'median',
  'ceiling',
];

const OPTIONS = {
  columns: COLUMNS,
  header: true,
  bom: true,
  record_delimiter: 'windows',
  cast: { string: plainCell, boolean: String },
} as const;

/** Digits of a mean: finer than the runs can tell. */
const fine = (stat: string, value: number): number => Number(inUnit(stat, value).toFixed(3));

/** A board as a file: a line for each player and stat, in the stat's unit, in RFC 4180 form; no cell can be taken for a formula. */
export const boardCsv = (said: readonly GameLinesSaid[]): string =>
  stringify(
    playersOfGames(said).flatMap(({ game, line, team, opponent }) =>
      shownStats(line.stats).flatMap((stat) => {
        const counts = line.stats[stat];
        const figures = counts && statFigures(counts);
        return figures
          ? [
              {
                gameId: game.id,
                gameTime: game.gameTime,
                playerId: line.playerId,
                name: line.name,
                position: line.position,
                team: team.name,
                opponent: opponent.name,
                home: otherSide(line.side) === 'away',
                status: line.status,
                plays: Number(line.plays.toFixed(4)),
                stat,
                mean: fine(stat, figures.mean),
                floor: fine(stat, figures.floor),
                median: fine(stat, figures.median),
                ceiling: fine(stat, figures.ceiling),
              },
            ]
          : [];
      }),
    ),
    OPTIONS,
  );
