import type { Game } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { pageOf } from './builtPage.ts';
import { runningStore } from './stack.ts';
import { expect, test } from './test.ts';

/** Every simulated score of a prediction row, with its number of runs. */
function scoresOf(game: Game): { home: number; away: number; runs: number }[] {
  const grid = game.prediction?.simulationData.grid ?? [];
  return grid.flatMap(([home, awayFrom, counts]) =>
    counts.map((runs, offset) => ({ home, away: awayFrom + offset, runs })),
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const whole = (value: number) => value.toLocaleString('en-US');

/** Ten games across the leagues, the same ones for the same slate. */
function tenOf(games: readonly Game[]): Game[] {
  const predicted = games.filter((game) => game.prediction);
  const step = Math.max(1, Math.floor(predicted.length / 10));
  return predicted.filter((_, index) => index % step === 0).slice(0, 10);
}

test('the figures of ten game pages follow from the simulated games in the database', async () => {
  const games = tenOf(await runningStore().readPublishedGames());
  expect(games).toHaveLength(10);
  for (const game of games) {
    const scores = scoresOf(game);
    const runs = sum(scores.map((score) => score.runs));
    const home = sum(scores.map((score) => (score.home > score.away ? score.runs : 0)));
    const away = sum(scores.map((score) => (score.home < score.away ? score.runs : 0)));
    const canDraw = LEAGUES[game.league].sport === 'soccer';
    const counted = canDraw ? runs : home + away;
    const [winner, share] =
      home > away ? [game.homeTeam, home / counted] : [game.awayTeam, away / counted];

    const page = await pageOf(`/game/${game.id}`);
    const rows = page.texts('dl > div, tr');
    const row = (label: string) => rows.find((text) => text.includes(label));
    const name = `/game/${game.id} ${game.league}`;
    const header = page.named('section', 'The game');
    const verdict = header.one('.winner').text;
    expect(verdict, name).toContain(`${(100 * share).toFixed(1)}%`);
    expect(verdict, name).toContain(`${winner.shortName} win`);
    expect(row('Iterations'), name).toContain(whole(runs));
    expect(row('Home wins'), name).toContain(whole(home));
    expect(row('Away wins'), name).toContain(whole(away));

    const many = ['NFL', 'NCAAF', 'NBA', 'WNBA', 'NCAAB'].includes(game.league);
    const digits = many ? 0 : 1;
    const mean = (side: 'home' | 'away') =>
      sum(scores.map((score) => score[side] * score.runs)) / runs;
    expect(header.text, name).toContain(mean('away').toFixed(digits));
    expect(header.text, name).toContain(mean('home').toFixed(digits));
  }
});
