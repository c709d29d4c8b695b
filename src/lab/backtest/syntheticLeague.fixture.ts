import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { logistic } from '#domain/numbers/logOdds.ts';
import { isoDay } from '#engine/ratings/day.ts';
import { type Generator, sfc32, uniform } from '#engine/rng/generator.ts';
import { normal } from '#engine/rng/normal.ts';
import { testFolder } from '#test/testFolder.ts';

/** One row of a synthetic file: column → cell. */
type Cells = Record<string, string | number>;

/** How a synthetic league's games look. */
interface Look {
  readonly teams: number;
  readonly rounds: number;
  score(generator: Generator, lead: number): readonly [home: number, away: number];
  lines(lead: number): Cells;
}

const american = (p: number): number =>
  Math.round(p > 0.5 ? (-100 * p) / (1 - p) : (100 * (1 - p)) / p);
/** An American price with a bookmaker's margin. */
const offered = (p: number): number => american(Math.min(0.97, p * 1.04));

const BASKETBALL: Look = {
  teams: 6,
  rounds: 2,
  score(generator, lead) {
    const total = 200 + 15 * normal(generator);
    const margin = lead + 11 * normal(generator);
    const home = Math.round((total + margin) / 2);
    const away = Math.round((total - margin) / 2);
    return [home === away ? home + 1 : home, away];
  },
  lines: (lead) => ({
    home_ml: offered(logistic(lead / 7)),
    away_ml: offered(logistic(-lead / 7)),
    spread: -Math.round(2 * lead) / 2,
    total: 200,
  }),
};

const SOCCER: Look = {
  teams: 6,
  rounds: 2,
  score: (generator, lead) => [
    goals(generator, 1.4 * Math.exp(lead / 20)),
    goals(generator, 1.4 * Math.exp(-lead / 20)),
  ],
  lines: (lead) => ({
    home_ml: offered(0.74 * logistic(lead / 5)),
    draw_ml: offered(0.26),
    away_ml: offered(0.74 * logistic(-lead / 5)),
    total: 2.5,
    over_odds: -105,
    under_odds: -105,
  }),
};

function goals(generator: Generator, mean: number): number {
  let left = Math.exp(mean) * uniform(generator);
  let count = 0;
  for (; left > 1; count++) left *= uniform(generator);
  return count;
}

/** Seasons 2019–2023 of a small league, each a double round robin; a closing line that knows the strengths. */
export function syntheticLeagueRows(league: 'NBA' | 'EPL'): Cells[] {
  const look = league === 'NBA' ? BASKETBALL : SOCCER;
  const generator = sfc32(2024);
  const strengths = Array.from({ length: look.teams }, () => 5 * normal(generator));
  const rows: Cells[] = [];
  for (let season = 2019; season <= 2023; season++) {
    let day = Date.parse(`${season - 1}-10-20`) / 86_400_000;
    for (let game = 0; game < look.rounds * look.teams * (look.teams - 1); game++) {
      const home = game % look.teams;
      const away = (home + 1 + (Math.floor(game / look.teams) % (look.teams - 1))) % look.teams;
      const lead = (strengths[home] ?? 0) - (strengths[away] ?? 0) + 2.5;
      const [homeScore, awayScore] = look.score(generator, lead);
      rows.push({
        season,
        date: isoDay(day),
        home: `T${home}`,
        away: `T${away}`,
        home_score: homeScore,
        away_score: awayScore,
        ...look.lines(lead + normal(generator)),
      });
      if (game % 3 === 2) day += 2;
    }
  }
  return rows;
}

/** Every row after a day with its scores swapped and its odds turned around. */
export const corruptedAfter = (rows: readonly Cells[], day: string): Cells[] =>
  rows.map((row) => {
    if (String(row.date) <= day) return row;
    return {
      ...row,
      home_score: Number(row.away_score) + 3,
      away_score: row.home_score ?? 0,
      home_ml: row.away_ml ?? '',
      away_ml: row.home_ml ?? '',
      ...(row.spread === undefined ? {} : { spread: -Number(row.spread) }),
    };
  });

/** Writes rows as a league's gzipped CSV into a new folder, whose path it returns. */
export function writeLeague(league: string, rows: readonly Cells[]): string {
  const folder = testFolder('league');
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => row[column] ?? '').join(','));
  const text = [columns.join(','), ...lines].join('\n');
  writeFileSync(join(folder, `${league.toLowerCase()}.csv.gz`), gzipSync(text));
  return folder;
}
