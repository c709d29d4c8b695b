import { describe, expect, test } from 'vitest';
import { GOLF_TOURS } from '../leagues/eventLeague.ts';
import { sampleTour, slugOfPath, tourName } from './tours.ts';
import { hasTournaments, playingFirst, upcomingTournaments } from './upcoming.ts';

describe('golf tours', () => {
  test('an unknown slug shows the raw slug', () => {
    expect(tourName('pga-champions')).toBe('PGA Tour Champions');
    expect(tourName('moon-tour')).toBe('moon-tour');
  });

  test.each([
    ['/golf/moon-tour', 'moon-tour'],
    ['/golf/moon-tour/', 'moon-tour'],
    ['/golf/moon%20tour', 'moon tour'],
    ['/golf/%E0%A4%A', '%E0%A4%A'],
    [`/golf/${'a'.repeat(99)}`, 'a'.repeat(60)],
    ['/golf', ''],
  ])('%s names the slug %s', (path, slug) => {
    expect(slugOfPath(path)).toBe(slug);
  });

  test('each of the ten has its own sample, the default or none', () => {
    const shown = Object.fromEntries(GOLF_TOURS.map((tour) => [tour, sampleTour(tour)]));
    expect(shown).toEqual({
      'pga-tour': 'pga-tour',
      'dp-world-tour': 'dp-world-tour',
      'lpga-tour': 'lpga-tour',
      'pga-champions': 'pga-tour',
      'korn-ferry-tour': 'korn-ferry-tour',
      'asian-tour': 'pga-tour',
      'japan-golf-tour': 'japan-golf-tour',
      'pga-australasia': undefined,
      'liv-golf': 'liv-golf',
      'ladies-european-tour': undefined,
    });
  });
});

test('no tour has a tournament: no tours, or only empty lists', () => {
  expect(hasTournaments({})).toBe(false);
  expect(hasTournaments({ 'pga-tour': [], 'liv-golf': [] })).toBe(false);
  expect(hasTournaments({ 'pga-tour': [], 'liv-golf': [{}] })).toBe(true);
});

describe('upcoming tournaments', () => {
  const now = '2025-06-19T12:00:00Z';
  const on = (dateEvent: string) => ({ dateEvent });

  test('dateEvent is not before now', () => {
    const list = [
      on('2025-06-19T11:59:59Z'),
      on('2025-06-19T12:00:00Z'),
      on('2025-06-26T12:00:00Z'),
    ];
    expect(upcomingTournaments(list, now)).toEqual(list.slice(1));
  });

  test('the next one is the earliest upcoming one', () => {
    const list = [
      on('2025-07-03T12:00:00Z'),
      on('2025-06-26T12:00:00Z'),
      on('2025-06-12T12:00:00Z'),
    ];
    expect(upcomingTournaments(list, now)[0]?.dateEvent).toBe('2025-06-26T12:00:00Z');
    expect(upcomingTournaments([on('2025-06-12T12:00:00Z')], now)).toEqual([]);
  });

  test('a bare date is upcoming until its day in New York is over', () => {
    const list = [on('2025-06-18'), on('2025-06-19'), on('2025-06-20')];
    expect(upcomingTournaments(list, '2025-06-20T03:59:59Z')).toEqual(list.slice(1));
    expect(upcomingTournaments(list, '2025-06-20T04:00:00Z')).toEqual(list.slice(2));
  });

  test('a date that is none is never upcoming', () => {
    expect(upcomingTournaments([on('soon')], now)).toEqual([]);
  });
});

test('tours with a tournament to come stand first, each part in its order', () => {
  const on = (dateEvent: string) => [{ dateEvent }];
  const tours = { one: [], two: on('2026-11-26'), three: on('2026-01-01'), four: on('2026-12-03') };
  expect(playingFirst(tours, '2026-11-25T12:00:00Z').map(([slug]) => slug)).toEqual([
    'two',
    'four',
    'one',
    'three',
  ]);
});
