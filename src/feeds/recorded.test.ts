import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { besideShared } from '#test/besideShared.ts';
import { parseBovadaGames } from './bovada/coupon.ts';
import { BRITISH } from './jolpica/jolpica.fixture.ts';
import { jolpica } from './jolpica/jolpica.ts';
import { readRound } from './jolpica/round.ts';
import { jolpicaRaceSchema } from './jolpica/schema.ts';
import { openMeteoWeatherAt, parseForecasts } from './openMeteo/forecast.ts';
import { parseOdds } from './theOddsApi/answer.ts';
import { SPORT_KEYS } from './theOddsApi/sports.ts';

besideShared('payloads', 'recorded answers of the smaller feeds', (payloads) => {
  const recorded = (name: string): unknown =>
    JSON.parse(readFileSync(join(payloads, `${name}.json`), 'utf8'));
  const races = (name: string) =>
    jolpica({ fetch: async () => new Response(JSON.stringify(recorded(name))) });

  test('Bovada: an NFL coupon', () => {
    const read = parseBovadaGames(
      recorded('bovada_nfl_2026-09'),
      'NFL',
      '2026-09-04T00:00:00.000Z',
    );
    expect(read?.quarantined).toEqual([]);
    expect(read?.items.map(({ home, away, startTime }) => [away, home, startTime])).toEqual([
      ['New England Patriots', 'Seattle Seahawks', '2026-09-10T00:20:00.000Z'],
      ['San Francisco 49ers', 'Los Angeles Rams', '2026-09-11T00:35:00.000Z'],
    ]);
    expect(read?.items[0]?.quote).toMatchObject({
      moneyline: { home: -185, away: 160 },
      spread: { line: -3.5, home: -110, away: -110 },
      total: { line: 44, over: -115, under: -105 },
    });
    for (const { quote } of read?.items ?? []) {
      expect(quote.moneyline && quote.spread && quote.total).toBeDefined();
    }
  });

  test('The Odds API: nine books of the NFL, the same later, and decimal soccer with a draw and lay prices', () => {
    const asOf = '2026-12-05T18:30:00.000Z';
    const odds = (name: string, league: 'NFL' | 'EPL', at = asOf) =>
      parseOdds(recorded(`theoddsapi_example_odds_${name}`), {
        feed: 'theoddsapi',
        league,
        sportKeys: [SPORT_KEYS[league]],
        asOf: at,
      });
    const nfl = odds('nfl', 'NFL');
    const [bills] = nfl?.games ?? [];
    expect(bills).toMatchObject({ home: 'Buffalo Bills', away: 'New York Jets' });
    expect(bills?.quotes.length).toBeGreaterThanOrEqual(9);
    expect(bills?.quotes[0]).toEqual({
      book: 'pinnacle',
      provider: 'Pinnacle',
      scannedAt: '2026-12-05T18:29:51.000Z',
      feed: 'theoddsapi',
      asOf,
      moneyline: { home: -338, away: 287 },
      spread: { line: -7, home: -104, away: -106 },
      total: { line: 44.5, over: -105, under: -107 },
      lay: undefined,
    });
    const later = odds('nfl_15min_later', 'NFL', '2026-12-05T18:45:00.000Z');
    expect(later?.games[0]?.quotes.length).toBeGreaterThanOrEqual(8);
    const epl = odds('epl_decimal', 'EPL', '2026-12-05T18:29:30.000Z');
    const quotes = epl?.games[0]?.quotes ?? [];
    expect(quotes[0]).toMatchObject({
      book: 'pinnacle',
      moneyline: { home: 136, away: 207, draw: 261 },
      spread: { line: -0.25 },
      total: { line: 2.5 },
    });
    expect(quotes.find(({ book }) => book === 'betfair_ex')).toMatchObject({
      moneyline: { home: 140, draw: 265 },
      lay: { home: 142, away: 220, draw: 275 },
    });
  });

  test('Open-Meteo: a forecast without wind direction and visibility', () => {
    const here = { latitude: -37.8, longitude: 144.9 };
    const forecast = parseForecasts(recorded('openmeteo_forecast_hourly_daily'), [here])?.[0];
    if (!forecast?.ok) throw new Error(forecast?.reason);
    const start = new Date('2025-10-25T01:00:00Z');
    expect(
      openMeteoWeatherAt(forecast.value, start, '2026-11-22T12:00:00.000Z').value,
    ).toMatchObject({
      temperature: 61,
      windSpeed: 4,
      humidity: 60,
      uvIndex: 6,
      description: 'Light drizzle',
      windDirection: undefined,
      visibility: undefined,
    });
  });

  test('Jolpica: the calendar of 2023', async () => {
    const calendar = await races('jolpica_races_2023').calendar(2023);
    expect(calendar).toHaveLength(22);
    expect(calendar.every(({ ok }) => ok)).toBe(true);
    expect(calendar[3]).toMatchObject({
      value: { name: 'Azerbaijan Grand Prix', venue: { city: 'Baku', country: 'Azerbaijan' } },
    });
  });

  test('Jolpica: a qualifying of 2023, twenty cars, the pole first', async () => {
    const round = readRound(jolpicaRaceSchema.parse(BRITISH));
    if (!round.ok) throw new Error(round.reason);
    const asked = { ...round.value, season: 2023, round: 13 };
    const sheet = await races('jolpica_qualifying_2023_13').sheet(asked, 'qualifying');
    expect(sheet?.cars).toHaveLength(20);
    expect(sheet?.cars[0]).toEqual({ driver: 'Max Verstappen', team: 'Red Bull', number: '1' });
  });
});
