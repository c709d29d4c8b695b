import { FileError } from '../../data/readRows.ts';
import type { PlayerBacktest, PlayerFileRow } from '../types.ts';
import { fitFootballPlayers } from './fit/fit.ts';
import { fittedFootball } from './fitted.ts';
import { readFootballFiles } from './games.ts';
import { footballRows } from './rows.ts';
import { footballStart } from './startState.ts';
import { footballForecasts } from './walk.ts';

const TITLES = {
  passingAttempts: 'Passing attempts',
  completions: 'Completions',
  passingYards: 'Passing yards',
  passingTouchdowns: 'Passing TDs',
  interceptions: 'Interceptions',
  carries: 'Carries',
  rushingYards: 'Rushing yards',
  targets: 'Targets',
  receptions: 'Receptions',
  receivingYards: 'Receiving yards',
  touchdowns: 'TDs, rushing and receiving',
  kickerPoints: 'Kicker points',
  defensePoints: 'Defense, fantasy points',
} as const;

/** Seasons before the tested one that the parameters need: the first only fills what is known of players. */
const LEAST_SEASONS = 2;

/** The NFL's players. */
export const footballBacktest: PlayerBacktest = {
  leagues: ['NFL'],
  stats: () => Object.entries(TITLES).map(([name, title]) => ({ name, title })),
  fit: (_, folder) => fittedFootball(readFootballFiles(folder)),
  start: (_, folder) => footballStart(folder),
  walk(league, folder, season, scores, log) {
    const files = readFootballFiles(folder);
    const seasons = [...new Set(files.games.map((game) => game.season))];
    const asked = season ?? seasons.at(-1);
    if (asked === undefined || seasons.indexOf(asked) < LEAST_SEASONS)
      throw new FileError(`${league}: no ${String(asked)} with ${LEAST_SEASONS} seasons before it`);
    log(`${league}: ${asked}, parameters from ${seasons[0]} to ${asked - 1}`);
    const rows: readonly PlayerFileRow[] = files.games
      .filter((game) => game.season <= asked)
      .flatMap(footballRows);
    return {
      rows,
      forecasts: () =>
        footballForecasts(files, fitFootballPlayers(files, asked), asked, scores([asked])),
      notes: [
        'Who plays: the final injury report and, from 2021 to 2024, the chart, by fitted chances; the starting quarterback is known.',
        'Seasons without a chart in our files: a roster is read off its next two games, as rosters are public.',
        'A player’s forecast is given that he plays; only players with a part worth telling are said.',
        'Kickers and defenses are counted from the plays, in the seasons whose plays are in hand; defenses where sacks are.',
      ],
    };
  },
};
