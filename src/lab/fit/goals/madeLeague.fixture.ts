import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Generator, sfc32, uniform } from '#engine/rng/generator.ts';
import { testFolder } from '#test/testFolder.ts';

/** One made-up game: the contents of a file's row. */
interface MadeGame {
  readonly season: number;
  readonly date: string;
  readonly home: string;
  readonly away: string;
  homeScore: number;
  awayScore: number;
  homePrice: number;
  awayPrice: number;
}

const CLUBS = Array.from({ length: 10 }, (_, index) => `Club ${index}`);
const DAY_MS = 86_400_000;

/** Double round robins of ten clubs of known strength from 2015 on; prices follow the strengths. Deterministic. */
export function madeLeague(seasons: number): MadeGame[] {
  const generator = sfc32(5, 0);
  const games: MadeGame[] = [];
  for (let season = 2015; season < 2015 + seasons; season++) {
    const opening = Date.parse(`${season}-01-10`);
    const pairs = CLUBS.flatMap((home) =>
      CLUBS.filter((away) => away !== home).map((away) => ({
        home,
        away,
        order: uniform(generator),
      })),
    ).sort((one, other) => one.order - other.order);
    for (const [index, { home, away }] of pairs.entries()) {
      const lead = (CLUBS.indexOf(away) - CLUBS.indexOf(home)) / 10;
      games.push({
        season,
        date: new Date(opening + Math.floor(index / 5) * 7 * DAY_MS).toISOString().slice(0, 10),
        home,
        away,
        homeScore: goalsAt(generator, 1.5 * Math.exp(lead)),
        awayScore: goalsAt(generator, 1.2 * Math.exp(-lead)),
        homePrice: american(0.42 + 0.3 * lead),
        awayPrice: american(0.36 - 0.3 * lead),
      });
    }
  }
  return games;
}

/** A Poisson number of goals: how many uniforms multiply to e^−rate (Knuth). */
function goalsAt(generator: Generator, rate: number): number {
  let product = uniform(generator);
  let goals = 0;
  for (; product > Math.exp(-rate); goals++) product *= uniform(generator);
  return goals;
}

const american = (p: number): number =>
  p >= 0.5 ? -Math.round((100 * p) / (1 - p)) : Math.round((100 * (1 - p)) / p);

const COLUMNS = 'season,date,home,away,home_score,away_score,home_ml,away_ml,draw_ml';

/** A new folder with the games as a league's file, with or without their prices. */
export function folderWith(code: string, games: readonly MadeGame[], priced = true): string {
  const folder = testFolder('goals');
  const rows = games.map((game) =>
    [
      ...[game.season, game.date, game.home, game.away],
      ...[game.homeScore, game.awayScore],
      ...(priced ? [game.homePrice, game.awayPrice, 300] : ['', '', '']),
    ].join(','),
  );
  writeFileSync(join(folder, `${code}.csv.gz`), gzipSync([COLUMNS, ...rows].join('\n')));
  return folder;
}

/** The games, with scores and prices swapped between the sides from a date on. */
export const corruptedFrom = (date: string, games: readonly MadeGame[]): MadeGame[] =>
  games.map((game) =>
    game.date < date
      ? game
      : {
          ...game,
          homeScore: game.awayScore + 2,
          awayScore: game.homeScore,
          homePrice: game.awayPrice,
          awayPrice: game.homePrice,
        },
  );
