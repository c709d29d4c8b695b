import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { golfReader } from './golf/tournament.ts';
import { AS_OF, parseText } from './payloads.fixture.ts';
import { f1Reader } from './racing/f1.ts';
import { tournamentReader } from './tennis/tournament.ts';
import { cardReader } from './ufc/card.ts';

const PAYLOADS = '../shared/payloads';
const recorded = (name: string): string =>
  readFileSync(`${PAYLOADS}/espn_${name}_scoreboard_2022.json`, 'utf8');

describe.skipIf(!existsSync(PAYLOADS))(
  'recorded answers (skipped: ../shared/payloads is missing)',
  () => {
    test('UFC 2022: judges’ scores are a decision, the opener is listed first', () => {
      const { events, quarantined } = parseText(recorded('mma_ufc'), cardReader(AS_OF));
      expect(quarantined).toEqual([]);
      expect(events).toMatchObject([
        {
          name: 'UFC Fight Night: Cannonier vs. Strickland',
          status: 'live',
          venue: { name: 'UFC APEX', city: 'Las Vegas', country: 'NV, USA' },
          bouts: [
            { a: { name: 'Rafa Garcia', record: '15-3' }, b: { name: 'Maheshate' } },
            { weightClass: 'Welterweight', a: { name: 'Bryan Battle' } },
            { weightClass: 'Flyweight', a: { name: 'David Dvorak' } },
            {
              weightClass: 'Bantamweight',
              rounds: 3,
              result: { winner: 'a', method: 'decision', round: 3 },
            },
          ],
        },
      ]);
    });

    test('tennis 2022: one list, draws by number', () => {
      const { events, quarantined } = parseText(recorded('tennis'), tournamentReader('women'));
      expect(quarantined).toEqual([]);
      expect(events).toHaveLength(4);
      expect(events[0]).toMatchObject({
        league: 'WTA',
        tournament: 'Open BLS de Limoges',
        surface: 'hard',
        venue: { city: 'Limoges', country: 'France' },
        a: { name: 'Jana Fett', country: 'Croatia' },
        result: {
          winner: 'a',
          sets: [
            [6, 4],
            [6, 3],
          ],
        },
      });
    });

    test('golf 2022: a tournament under way', () => {
      const { events, quarantined } = parseText(recorded('golf_pga'), golfReader('pga-tour'));
      expect(quarantined).toEqual([]);
      expect(events).toMatchObject([
        {
          status: 'live',
          timeKnown: false,
          startTime: '2022-10-13T16:00:00.000Z',
          endTime: '2022-10-16T16:00:00.000Z',
          result: undefined,
        },
      ]);
      expect(events[0]?.kind === 'tournament' && events[0].field.length).toBe(8);
    });

    test('Formula 1 2023: a sprint weekend whose sprint qualifying has no name', () => {
      const { events, quarantined } = parseText(recorded('racing_f1'), f1Reader);
      expect(quarantined).toEqual([]);
      expect(events.map(({ name, status }) => `${name}: ${status}`)).toEqual([
        'Azerbaijan Grand Prix – Practice 1: final',
        'Azerbaijan Grand Prix – Qualifying: final',
        'Azerbaijan Grand Prix – Sprint Qualifying: final',
        'Azerbaijan Grand Prix – Sprint: live',
      ]);
    });
  },
);
