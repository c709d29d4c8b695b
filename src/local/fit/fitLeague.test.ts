import { expect, test } from 'vitest';
import { fitLeague } from './fitLeague.ts';
import { parseGames } from './readGames.ts';
import { fittedText } from './write.ts';

const TEAMS = ['AAA', 'BBB', 'CCC', 'DDD'];

/** Six seasons of a four-team league in which AAA wins at home by 30 and everyone else is level. */
function games(league: 'NBA' | 'EPL') {
  const rows = ['season,date,home,away,home_score,away_score'];
  for (let season = 2018; season < 2024; season++) {
    let day = 1;
    for (const home of TEAMS) {
      for (const away of TEAMS) {
        if (home === away) continue;
        const date = `${season}-01-${String(day).padStart(2, '0')}`;
        const swing = (season + day) % 2 === 0 ? 1 : -1;
        const base = league === 'NBA' ? 110 : 2;
        const lead = home === 'AAA' ? (league === 'NBA' ? 30 : 3) : swing;
        rows.push(`${season},${date},${home},${away},${base + lead},${base}`);
        day += 2;
      }
    }
  }
  return parseGames(rows.join('\n'), 'test', league).games;
}

test('the same games give the same bytes, and valid JSON', () => {
  const text = fittedText(fitLeague('NBA', games('NBA')).fitted);
  expect(fittedText(fitLeague('NBA', games('NBA')).fitted)).toBe(text);
  const fitted = JSON.parse(text);
  expect(Object.keys(fitted.teams)).toEqual(TEAMS);
  expect(fitted).toMatchObject({ league: 'NBA', season: 2023 });
});

test('the winning team is rated best, and forecasts beat the home rate', () => {
  const { fitted, report } = fitLeague('NBA', games('NBA'));
  const teams = fitted.teams as Record<string, { score: number }>;
  const best = Object.entries(teams).sort(([, a], [, b]) => b.score - a.score)[0]?.[0];
  expect(best).toBe('AAA');
  const loss = (name: string) => report.find((line) => line.name === name)?.logLoss;
  expect(loss('own, scores only')).toBeLessThan(loss('home rate') ?? 0);
});

test('a soccer league without any price is fitted from its scores', () => {
  const { fitted, report } = fitLeague('EPL', games('EPL'));
  expect(Object.keys(fitted.teams)).toHaveLength(4);
  expect(report.map(({ games: count }) => count)).toEqual([24, 24]);
});

test('the held-out seasons do not move what is estimated', () => {
  const all = games('NBA');
  const changed = all.map((game) =>
    game.season >= 2022 ? { ...game, homeScore: game.awayScore, awayScore: game.homeScore } : game,
  );
  const params = (list: typeof all) => JSON.parse(fittedText(fitLeague('NBA', list).fitted)).params;
  expect(params(changed)).toEqual(params(all));
});
