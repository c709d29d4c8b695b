import { BASKETBALL_STATS, COUNTS } from '#engine/players/basketball/stats.ts';
import { SUM_PARTS } from '#engine/players/basketball/sums.ts';
import { fittedFile } from '../goals/fitted.ts';
import type { PlayerBacktest, PlayerFileRow } from '../types.ts';
import { fitParams } from './fitParams.ts';
import { type Box, readBoxes } from './readBoxes.ts';
import { basketballStart } from './startState.ts';
import { forecastPlayersSeason } from './walk.ts';

const TITLES: Readonly<Record<string, string>> = {
  minutes: 'Minutes',
  points: 'Points',
  rebounds: 'Rebounds',
  assists: 'Assists',
  threes: 'Threes',
  steals: 'Steals',
  blocks: 'Blocks',
  turnovers: 'Turnovers',
  pointsReboundsAssists: 'Points + rebounds + assists',
  pointsRebounds: 'Points + rebounds',
  pointsAssists: 'Points + assists',
  reboundsAssists: 'Rebounds + assists',
  stealsBlocks: 'Steals + blocks',
};

const NOTES = [
  'A regular who did not play counts as ruled out before the game, and one who did as fit: both leagues publish injury reports, our files have none.',
  'A regular in his first game for another team is known to be there: trades are public.',
  'Forecasts are given that he plays.',
];

/** Players of the NBA and the WNBA, walked through forward: parameters from the seasons before the tested one. */
export const basketballBacktest: PlayerBacktest = {
  leagues: ['NBA', 'WNBA'],
  stats: () => Object.entries(TITLES).map(([name, title]) => ({ name, title })),
  fit(league, folder, log) {
    const { boxes, hash } = readBoxes(folder, league);
    return fittedFile({ rows: boxes, hash }, fitParams(league, boxes, log));
  },
  start: (league, folder) => basketballStart(league === 'WNBA' ? 'WNBA' : 'NBA', folder),
  walk(league, folder, asked, scores, log) {
    const { boxes } = readBoxes(folder, league);
    const season = asked ?? Math.max(...boxes.map((box) => box.season));
    const params = fitParams(
      league,
      boxes.filter((box) => box.season < season),
      log,
    );
    const through = boxes.filter((box) => box.season <= season);
    return {
      rows: through.flatMap(rowsOf),
      forecasts: () => forecastPlayersSeason(params, through, season, scores([season])),
      notes: NOTES,
    };
  },
};

function rowsOf({ season, date, id, lines, names }: Box): PlayerFileRow[] {
  return lines.map(({ playerId, team, minutes, counts }) => {
    const told: [string, number][] = COUNTS.flatMap((name, stat) => {
      const count = counts[stat] ?? Number.NaN;
      return Number.isNaN(count) ? [] : [[name, count]];
    });
    const known = new Map([[BASKETBALL_STATS[0]?.name ?? '', minutes], ...told]);
    const sums = Object.entries(SUM_PARTS).flatMap(([name, parts]): [string, number][] => {
      const values = parts.flatMap((part) => known.get(part) ?? []);
      return values.length === parts.length
        ? [[name, values.reduce((sum, value) => sum + value, 0)]]
        : [];
    });
    return {
      season,
      date,
      game: id,
      team,
      playerId,
      player: names.get(playerId) ?? '',
      stats: Object.fromEntries([...known, ...sums]),
    };
  });
}
