import { expect, test } from 'vitest';
import type { EventBody } from '#domain/events/sportEvent.ts';
import { tournamentDates } from '#domain/golf/dates.ts';
import { easternDate } from '#domain/time/time.ts';
import { AUTHORED } from './authored.ts';

const ofKind = <Kind extends EventBody['kind']>(kind: Kind) =>
  AUTHORED.filter((event): event is Extract<EventBody, { kind: Kind }> => event.kind === kind);

const races = ofKind('race');

test('NASCAR: June 2025 Pocono races of 400, 250 and 200 miles, 160, 100 and 80 laps, a 2.5 mile track', () => {
  const pocono = races.filter(({ league }) => league !== 'F1');
  expect(
    pocono.map(({ league, miles, laps, trackMiles }) => [league, miles, laps, trackMiles]),
  ).toEqual([
    ['NASCAR-Cup', 400, 160, 2.5],
    ['NASCAR-Xfinity', 250, 100, 2.5],
    ['NASCAR-Truck', 200, 80, 2.5],
  ]);
  for (const { track, startTime } of pocono) {
    expect(track).toContain('Pocono');
    expect(startTime).toMatch(/^2025-06/);
  }
});

test('F1: the Austrian Grand Prix 2025', () => {
  const [race] = races.filter(({ league }) => league === 'F1');
  expect(race).toMatchObject({ name: 'Austrian Grand Prix 2025', laps: 71 });
});

test('golf: each sample with its course, its days, its field and its cut', () => {
  const facts = ofKind('tournament').map((event) => [
    event.league,
    event.name,
    event.course,
    tournamentDates(event),
  ]);
  expect(facts).toEqual([
    ['pga-tour', 'Travelers Championship', 'TPC River Highlands', 'June 19–22, 2025'],
    ['dp-world-tour', 'Italian Open', 'Argentario Golf Club', 'June 26–29, 2025'],
    ['lpga-tour', "KPMG Women's PGA Championship", 'Fields Ranch East', 'June 19–22, 2025'],
    [
      'korn-ferry-tour',
      'Memorial Health Championship',
      'Panther Creek Country Club',
      'June 26–29, 2025',
    ],
    ['japan-golf-tour', 'Japan Players Championship', 'Nishi Nasuno CC', 'June 26–29, 2025'],
    ['liv-golf', 'LIV Golf Dallas', 'Maridoe Golf Club', 'June 27–29, 2025'],
  ]);
});

test('Travelers: 72 players, no cut. LIV: 54 players, 54 holes, no cut. Japan: a 36-hole cut, top 60 and ties', () => {
  const of = (tour: string) => ofKind('tournament').find(({ league }) => league === tour);
  expect(of('pga-tour')?.field).toHaveLength(72);
  expect(of('pga-tour')?.cut).toBeNull();
  const liv = of('liv-golf');
  expect(liv).toMatchObject({ rounds: 3, cut: null });
  expect(liv?.field).toHaveLength(54);
  const teams = (liv?.field ?? []).flatMap(({ team }) => team ?? []);
  expect(new Set(teams).size).toBe(13);
  expect(teams).toHaveLength(52);
  expect(of('japan-golf-tour')?.cut).toEqual({ after: 2, places: 60, within: 0 });
});

test("tennis: ATP Halle on June 16, ATP Queen's Club on June 16-17, WTA Berlin on June 16, 2025", () => {
  const days = (name: string) => [
    ...new Set(
      ofKind('match')
        .filter(({ tournament }) => tournament === name)
        .map(({ startTime }) => easternDate(startTime)),
    ),
  ];
  expect(days('ATP Halle')).toEqual(['2025-06-16']);
  expect(days("ATP Queen's Club")).toEqual(['2025-06-16', '2025-06-17']);
  expect(days('WTA Berlin')).toEqual(['2025-06-16']);
});
