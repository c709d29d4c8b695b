import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { TwoWayMarket } from '#domain/events/event.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { predictPart } from '#engine/events/part.ts';
import { initialEventRatings } from '#engine/events/ratings.ts';
import { initialRatings, predict, ratingTable } from '#engine/index.ts';
import {
  FINAL,
  MARKET,
  RACE,
  SPRINT,
  TITLE,
  TOURNAMENT,
} from '#engine/origin/events/contests.fixture.ts';
import { ROOT } from '#local/project.ts';

const SCRIPT = join(ROOT, 'docs/derive_chances.py');
const folder = mkdtempSync(join(tmpdir(), 'simcast-derive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const eventRatings = initialEventRatings();
const EVENTS: readonly (readonly [EventBody, string, TwoWayMarket?])[] = [
  [TITLE, '401'],
  [TITLE, '401', MARKET],
  [FINAL, ''],
  [FINAL, '', MARKET],
  [TOURNAMENT, ''],
  [RACE, ''],
  [SPRINT, ''],
];
/** One of each bout and match, two of a golfer, four of a car. */
const FIGURES = 4 + 2 * TOURNAMENT.field.length + 2 * 4 * RACE.cars.length;

/** The lines of a ledger with a game of each league, beside a market and without one, and events of each kind, as a file. */
function ledger(change: (recipe: Record<string, unknown>) => object): string {
  const recipes = TEAM_LEAGUES.flatMap((league) => {
    const ratings = initialRatings(league);
    const [home, away] = ratingTable(ratings);
    const matchup = {
      league,
      season: ratings.season + 1,
      gameTime: '2026-11-22T18:00:00Z',
      homeKey: home?.key ?? '',
      awayKey: away?.key ?? '',
      homeName: 'Home',
      awayName: 'Away',
      neutralSite: false,
      postseason: false,
    };
    const draw = ratings.kind === 'goals' ? 0.25 : 0;
    const win = { home: 0.55 - draw / 2, draw, away: 0.45 - draw / 2 };
    const books = { books: ['A book'], leftOut: [] };
    return [{ win, ...books }, undefined].map(
      (market) => predict(matchup, ratings, 1, market).recipe,
    );
  });
  const events = EVENTS.map(([event, part, market]) => {
    const recipe = predictPart(event, part, eventRatings, 1, market)?.recipe;
    if (!recipe) throw new Error('no prediction');
    return recipe;
  });
  const lines = [...recipes, ...events].map((recipe, at) => {
    const payload = JSON.stringify({ prediction: { recipe: change({ ...recipe }) } });
    return JSON.stringify({ kind: 'prediction', payload, seq: at + 1 });
  });
  const path = join(folder, 'ledger.jsonl');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

test('Python works out the same chances from what the model knew, in each league rated by margins and of each kind of event', () => {
  const said = execFileSync('python3', [SCRIPT, ledger((recipe) => recipe)], { encoding: 'utf8' });
  const byMargins = TEAM_LEAGUES.filter((league) => initialRatings(league).kind === 'margin');
  expect(said).toContain(`${2 * byMargins.length + FIGURES} figures follow`);
});

test('a chance that does not follow is named with its line', () => {
  const changed = ledger((recipe) => ({
    ...recipe,
    inputs: { ...(recipe.inputs as object), homeWin: 0.9 },
  }));
  const { status, stderr } = spawnSync('python3', [SCRIPT, changed], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^line 1: homeWin is 0\.9, but 0\.\d{6} follows/);
});

test('neither is a golfer who is better than his parts', () => {
  const better = ledger((recipe) => {
    const { players, ...inputs } = recipe.inputs as { players?: readonly { skill: number }[] };
    const changed = players?.map((one) => ({ ...one, skill: one.skill + 0.002 }));
    return { ...recipe, inputs: { ...inputs, ...(changed && { players: changed }) } };
  });
  const { stderr } = spawnSync('python3', [SCRIPT, better], { encoding: 'utf8' });
  expect(stderr).toMatch(/0 skill is .*, but .* follows/);
});
