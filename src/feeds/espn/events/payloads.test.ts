import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPlaceholder } from '#domain/events/placeholder.ts';
import { besideShared } from '#test/besideShared.ts';
import { golfReader } from './golf/tournament.ts';
import { EVENTS_AS_OF, parseEventsText } from './payloads.fixture.ts';
import { f1Reader } from './racing/f1.ts';
import { tournamentReader } from './tennis/tournament.ts';
import { cardReader } from './ufc/card.ts';

besideShared('payloads', 'recorded answers of events', (payloads) => {
  const read = (name: string): string => readFileSync(`${payloads}/${name}.json`, 'utf8');
  const recent = (name: string): string => read(`recorded2/${name}`);
  const recorded = (name: string): string => read(`espn_${name}_scoreboard_2022`);

  test('UFC 2022: judges’ scores are a decision, the opener is listed first', () => {
    const { events, quarantined } = parseEventsText(recorded('mma_ufc'), cardReader(EVENTS_AS_OF));
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
    const { events, quarantined } = parseEventsText(recorded('tennis'), tournamentReader('women'));
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
    const { events, quarantined } = parseEventsText(recorded('golf_pga'), golfReader('pga-tour'));
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
    const { events, quarantined } = parseEventsText(recorded('racing_f1'), f1Reader);
    expect(quarantined).toEqual([]);
    expect(events.map(({ name, status }) => `${name}: ${status}`)).toEqual([
      'Azerbaijan Grand Prix – Practice 1: final',
      'Azerbaijan Grand Prix – Qualifying: final',
      'Azerbaijan Grand Prix – Sprint Qualifying: final',
      'Azerbaijan Grand Prix – Sprint: live',
    ]);
  });

  test('13 UFC cards of 2025: parts by start, titles by number and rounds, nobody to be announced', () => {
    const { events, quarantined } = parseEventsText(
      recent('br_ufc_dates'),
      cardReader(EVENTS_AS_OF),
    );
    expect(quarantined).toEqual([]);
    const cards = events.flatMap((event) => (event.kind === 'fights' ? [event] : []));
    const bouts = cards.flatMap((card) => card.bouts);
    expect([cards.length, bouts.length]).toEqual([13, 93]);
    expect(bouts.filter(({ a, b }) => [a, b].some(({ name }) => isPlaceholder(name)))).toEqual([]);
    expect(new Set(bouts.map(({ rounds }) => rounds))).toEqual(new Set([3, 5]));
    expect(
      bouts.filter(({ titleFight }) => titleFight).map(({ a, b }) => `${a.name} v ${b.name}`),
    ).toEqual([
      'Magomed Ankalaev v Alex Pereira',
      'Merab Dvalishvili v Cory Sandhagen',
      'Tom Aspinall v Ciryl Gane',
      'Virna Jandiroba v Mackenzie Dern',
    ]);
    const parts = (name: string) => {
      const card = cards.find((one) => one.name.startsWith(name));
      const count = (segment: string) =>
        card?.bouts.filter((bout) => bout.segment === segment).length;
      return [card?.bouts[0]?.a.name, ...['main', 'prelims', 'earlyPrelims'].map(count)];
    };
    expect(parts('Noche UFC')).toEqual(['Diego Lopes', 5, 8, 0]);
    expect(parts('UFC 320')).toEqual(['Magomed Ankalaev', 5, 3, 4]);
    expect(parts('UFC 321')).toEqual(['Tom Aspinall', 5, 4, 0]);
    expect(parts("Dana White's Contender Series: Season 9, Week 6")).toEqual([
      'Thomas Gantt',
      5,
      0,
      0,
    ]);
  });

  test('a week of tennis in 2026: each match has a surface and two known players', () => {
    const { events, quarantined } = parseEventsText(
      recent('ts_espn_atp_20260728_raw'),
      tournamentReader('men'),
    );
    expect(quarantined).toEqual([]);
    const matches = events.flatMap((event) => (event.kind === 'match' ? [event] : []));
    expect(matches).toHaveLength(102);
    expect(new Set(matches.map(({ surface }) => surface))).toEqual(new Set(['hard']));
    expect(matches.filter(({ a, b }) => isPlaceholder(a.name) || isPlaceholder(b.name))).toEqual(
      [],
    );
  });

  test('Canada 2026: a sprint weekend with all 22 cars', () => {
    const { events, quarantined } = parseEventsText(recent('sp_f1'), f1Reader);
    expect(quarantined).toEqual([]);
    expect(events.map((event) => event.kind === 'race' && event.cars.length)).toEqual([
      0, 0, 22, 0, 22,
    ]);
  });
});
