import { expect, test } from 'vitest';
import { parseGamesText } from './payloads.fixture.ts';

const side = (homeAway: string, name: string, summary: string) => ({
  homeAway,
  score: '0',
  records: [{ name: 'All Splits', type: 'total', summary }],
  team: { id: name, displayName: name, shortDisplayName: name, abbreviation: name.slice(0, 3) },
});

test('ESPN’s won–drawn–lost becomes won–lost–drawn; a draw is no market outside soccer', () => {
  const event = {
    id: '1',
    date: '2026-11-21T15:00Z',
    season: { year: 2026, type: 13_481, slug: '2026-27-english-premier-league' },
    competitions: [
      {
        competitors: [side('home', 'Liverpool', '14-7-10'), side('away', 'Arsenal', '20-2')],
        status: { type: { name: 'STATUS_SCHEDULED', state: 'pre', completed: false } },
        odds: [
          {
            homeTeamOdds: { moneyLine: -135 },
            awayTeamOdds: { moneyLine: '+370' },
            drawOdds: { moneyLine: 270 },
          },
        ],
      },
    ],
  };
  const text = JSON.stringify({ events: [event] });
  const [game] = parseGamesText(text, 'EPL').games;
  expect(game?.homeTeam.record).toBe('14-10-7');
  expect(game?.awayTeam.record).toBe('20-2');
  expect(game?.season).toBe(2027);
  expect(game?.odds[0]?.moneyline).toEqual({ home: -135, away: 370, draw: 270 });
  const [other] = parseGamesText(text.replace('+370', '+115'), 'NHL').games;
  expect(other?.odds[0]?.moneyline).toEqual({ home: -135, away: 115 });
});
