import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseGames } from './coupon.ts';

const PAYLOAD = '../shared/payloads/bovada_nfl_2026-09.json';

test.skipIf(!existsSync(PAYLOAD))(
  'a recorded NFL coupon (skipped: ../shared/payloads is missing)',
  () => {
    const answer: unknown = JSON.parse(readFileSync(PAYLOAD, 'utf8'));
    const read = parseGames(answer, 'NFL', '2026-09-04T00:00:00.000Z');
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
  },
);
