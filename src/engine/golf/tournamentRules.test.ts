import { expect, test } from 'vitest';
import { GOLF_TOURS } from '#domain/leagues/eventLeague.ts';
import { tournamentRules } from './tournamentRules.ts';
import { livCounting, tourRules } from './tours.ts';

const cutOf = (
  name: string,
  season: number,
  field: number,
  changes: Partial<Parameters<typeof tournamentRules>[0]> = {},
) =>
  tournamentRules({ tour: 'pga-tour', name, season, date: `${season}-06-01`, field, ...changes })
    .cut;
const after36 = (places: number, within = 0) => ({ after: 2, places, within });

test.each([
  ['Sony Open in Hawaii', 2025, 144, after36(65)],
  ['Sony Open in Hawaii', 2019, 144, after36(70)],
  ['Masters Tournament', 2025, 95, after36(50)],
  ['2018 Masters Tournament', 2018, 87, after36(50, 10)],
  ['U.S. Open', 2025, 156, after36(60)],
  ['PGA Championship', 2025, 156, after36(70)],
  ['2026 PGA Championship', 2026, 156, after36(70)],
  ['The Open', 2025, 156, after36(70)],
  ['The Open Championship', 2019, 156, after36(70)],
  ['Genesis Scottish Open', 2025, 156, after36(65)],
  ['The Genesis Invitational', 2025, 72, after36(50, 10)],
  ['The Genesis Invitational', 2023, 129, after36(65)],
  ['Arnold Palmer Invitational pres. by Mastercard', 2025, 72, after36(50, 10)],
  ['the Memorial Tournament pres. by Workday', 2025, 72, after36(50, 10)],
  ['The Sentry', 2025, 59, null],
  ['AT&T Pebble Beach Pro-Am', 2025, 80, null],
  ['AT&T Pebble Beach Pro-Am', 2023, 154, { after: 3, places: 65, within: 0 }],
  ['RBC Heritage', 2025, 72, null],
  ['Truist Championship', 2025, 72, null],
  ['Travelers Championship', 2025, 72, null],
  ['Travelers Championship', 2023, 156, after36(65)],
  ['The American Express', 2025, 156, { after: 3, places: 65, within: 0 }],
  ['FedEx St. Jude Championship', 2025, 70, null],
  ['FedEx St. Jude Championship', 2022, 120, after36(65)],
  ['Baycurrent Classic', 2025, 78, null],
])('%s %i with %i players', (name, season, field, cut) => {
  expect(cutOf(name, season, field)).toEqual(cut);
});

test('65 instead of 70 from September 2019 on', () => {
  expect(cutOf('Wyndham', 2019, 156, { date: '2019-08-01' })).toEqual(after36(70));
  expect(cutOf('Safeway Open', 2019, 144, { date: '2019-09-26' })).toEqual(after36(65));
});

test('starting strokes at the Tour Championship of 2019 to 2024 alone', () => {
  const markOf = (season: number) =>
    tournamentRules({
      tour: 'pga-tour',
      name: 'TOUR Championship',
      season,
      date: `${season}-08-25`,
      field: 30,
    }).mark;
  expect([2018, 2019, 2024, 2025].map(markOf)).toEqual([
    undefined,
    'starting strokes',
    'starting strokes',
    undefined,
  ]);
});

test('every tour has rules with a dated source; LIV 54 holes until 2025 and no cut', () => {
  for (const tour of GOLF_TOURS) {
    expect(tourRules(tour, 2026).source).toMatch(/\b20[12]\d\b/);
  }
  expect(tourRules('liv-golf', 2025)).toMatchObject({ rounds: 3, cut: null, field: 54 });
  expect(tourRules('liv-golf', 2026).rounds).toBe(4);
  expect(livCounting(2024, 3)).toEqual([3, 3, 4]);
  expect(livCounting(2025, 3)).toEqual([4, 4, 4]);
});

test('a cut that would let the whole field through is none', () => {
  expect(cutOf('Some Invitational', 2026, 40, { tour: 'asian-tour' })).toBeNull();
});
