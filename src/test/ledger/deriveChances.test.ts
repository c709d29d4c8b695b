import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { initialRatings, predict, ratingTable } from '#engine/index.ts';
import { ROOT } from '#local/project.ts';

const SCRIPT = join(ROOT, 'docs/derive_chances.py');
const folder = mkdtempSync(join(tmpdir(), 'simcast-derive-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of a ledger with a game of each league, beside a market and without one, as a file. */
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
  const lines = recipes.map((recipe, at) => {
    const payload = JSON.stringify({ prediction: { recipe: change({ ...recipe }) } });
    return JSON.stringify({ kind: 'prediction', payload, seq: at + 1 });
  });
  const path = join(folder, 'ledger.jsonl');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

test('Python works out the same chances from what the model knew, in each league rated by margins', () => {
  const said = execFileSync('python3', [SCRIPT, ledger((recipe) => recipe)], { encoding: 'utf8' });
  const byMargins = TEAM_LEAGUES.filter((league) => initialRatings(league).kind === 'margin');
  expect(said).toContain(`${2 * byMargins.length} chances follow`);
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
