/** What drawing a past game's page, and a month's list of a thousand games, costs a function, without the store. */
import process from 'node:process';
import type { KeptGame } from '#domain/archive/keptGame.ts';
import type { PastGame } from '#domain/archive/pastGame.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Recipe } from '#domain/game/prediction.ts';
import { marginHistogram, totalHistogram } from '#domain/game/scoreGrid.ts';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { EXAMPLE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { rerun } from '#engine/rerun.ts';
import { ENGINE_VERSION } from '#engine/version.ts';
import { loadTsx } from '#local/site/functions/tsx.ts';
import { medianMs, warmUp } from '../measure.ts';
import { benchColumns } from '../table.ts';

// React's build for development is three times slower.
process.env.NODE_ENV = 'production';
loadTsx();
const { keptGameDocument } = await import('#render/archive/keptGameDocument.tsx');
const { archiveDocument } = await import('#render/archive/archiveDocument.tsx');

const GAMES = 1_000;
const NOW = new Date('2026-11-30T12:00:00Z');
/** As long as a real frame. */
const SHELL = `<head><!--head--><!--/head--></head><body><!--sample--><!--/sample--><!--page--><!--/page-->${' '.repeat(40_000)}</body>`;

const recipe: Recipe = {
  engineVersion: ENGINE_VERSION,
  model: 'football',
  seed: '0123abcd',
  iterations: 20_000,
  inputs: { ...EXAMPLE_INPUTS.football },
  notes: [],
};
const grid = rerun(recipe);

const { prediction, ...game } = EXAMPLE_GAME;
const kept: KeptGame = {
  game: { ...game, status: 'final', score: { home: 20, away: 24 }, detail: 'Final' },
  said: {
    ...prediction,
    iterations: recipe.iterations,
    seed: recipe.seed,
    engineVersion: recipe.engineVersion,
    margins: marginHistogram(grid),
    totals: totalHistogram(grid),
  },
  entry: { seq: 1, hash: 'a'.repeat(64), previousHash: 'b'.repeat(64), appendedAt: game.asOf },
  lines: 12,
  uncounted: 0,
  firstAt: game.asOf,
  rows: [gradedRow(1), gradedRow(2), gradedRow(3)],
  amongSamples: false,
};

const past = (at: number): PastGame => ({
  id: at,
  league: 'NCAAB',
  gameTime: new Date(NOW.getTime() - (at % 30) * 86_400_000).toISOString(),
  status: 'final',
  score: { home: 70, away: 60 + (at % 20) },
  neutralSite: false,
  home: { name: 'Home Team', shortName: 'Home' },
  away: { name: 'Away Team', shortName: 'Away' },
  homeWinProbability: 60,
  awayWinProbability: 40,
  drawProbability: 0,
});
const games = Array.from({ length: GAMES }, (_, at) => past(at)).sort((one, other) =>
  one.gameTime.localeCompare(other.gameTime),
);

const WORK = {
  'a past game’s page': () => keptGameDocument(SHELL, { kept, now: NOW }),
  [`a month of ${GAMES} games`]: () =>
    archiveDocument(
      SHELL,
      { of: 'month', league: 'NCAAB', month: '2026-11', games, months: [] },
      { now: NOW, sample: false },
    ),
};

const rows = Object.entries(WORK).map(([name, work]) => {
  warmUp(work);
  return [name, medianMs(work).toFixed(2), (work().length / 1024).toFixed(0)];
});
console.log(benchColumns([['', 'CPU ms', 'kB'], ...rows]));
console.log('Aim: a past game’s page within 5 ms.');
