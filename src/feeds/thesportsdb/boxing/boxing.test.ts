import { expect, test } from 'vitest';
import { sportsDbEventSchema } from '../schema.ts';
import { NOW, sportsDbEvent } from '../sportsDb.fixture.ts';
import { readFight } from './card.ts';
import { readFighters } from './fighters.ts';
import { readBoxingResult } from './result.ts';
import { termsOf } from './terms.ts';

const fight = (change: object = {}) =>
  readFight(sportsDbEventSchema.parse(sportsDbEvent(change)), NOW);

test('a fight is a card of its main event', () => {
  expect(fight()).toEqual({
    ok: true,
    value: {
      kind: 'fights',
      sourceId: 'boxing-2300001',
      league: 'Boxing',
      name: 'Ann Able vs Bea Baker',
      startTime: '2026-11-29T02:00:00.000Z',
      timeKnown: true,
      status: 'scheduled',
      venue: { name: 'Example Arena', city: 'Las Vegas', country: 'United States' },
      imageUrl: 'https://r2.thesportsdb.com/images/media/event/thumb/example.jpg',
      bouts: [
        {
          key: '2300001',
          segment: 'main',
          weightClass: undefined,
          titleFight: false,
          rounds: 10,
          women: false,
          a: { name: 'Ann Able' },
          b: { name: 'Bea Baker' },
          result: undefined,
        },
      ],
    },
  });
});

test.each([
  ['Tyson Fury vs Oleksandr Usyk 2', ['Tyson Fury', 'Oleksandr Usyk']],
  ['Matchroom Boxing: Katie Taylor vs. Amanda Serrano III', ['Katie Taylor', 'Amanda Serrano']],
  ['Riyadh Season - Daniel Dubois v Joseph Parker', ['Daniel Dubois', 'Joseph Parker']],
  ['Canelo Álvarez VS Terence Crawford (Undisputed)', ['Canelo Álvarez', 'Terence Crawford']],
  ['Devin Haney vs Brian Norman Jr.', ['Devin Haney', 'Brian Norman Jr.']],
])('%s is a fight of two', (strEvent, names) => {
  expect(readFighters({ strEvent, strHomeTeam: undefined, strAwayTeam: undefined })).toEqual(names);
});

test.each(['Fight Night 12', 'A vs B vs C', 'Able vs Able', 'vs Baker'])(
  '%s is none',
  (strEvent) => {
    expect(fight({ strEvent })).toEqual({ ok: false, reason: 'not a fight of two' });
  },
);

test.each(['TBA vs Bea Baker', 'Ann Able vs Opponent TBA', 'TBD vs TBC', 'Ann Able vs TBA'])(
  '%s is none until both are known',
  (strEvent) => {
    expect(fight({ strEvent })).toEqual({ ok: false, reason: 'an opponent is not known yet' });
  },
);

test('title fights are of 12 rounds, others of 10, unless the feed says', () => {
  expect(termsOf('A vs B', '')).toMatchObject({ rounds: 10, titleFight: false });
  expect(termsOf('A vs B', 'For the WBC super middleweight title.')).toEqual({
    rounds: 12,
    titleFight: true,
    weightClass: 'Super Middleweight',
    women: false,
  });
  expect(termsOf('A vs B', 'An eight-bout card with an 8-round main event.').rounds).toBe(8);
  expect(termsOf('A vs B', "Women's undisputed featherweight championship")).toMatchObject({
    rounds: 10,
    women: true,
    weightClass: 'Featherweight',
  });
});

test.each([
  ['light heavyweight', 'Light Heavyweight'],
  ['junior middleweight', 'Super Welterweight'],
  ['light welterweight', 'Super Lightweight'],
  ['super-bantamweight', 'Super Bantamweight'],
  ['Heavyweight', 'Heavyweight'],
])('%s is the class %s', (words, name) => {
  expect(termsOf('A vs B', words).weightClass).toBe(name);
});

test.each([
  [
    'Able defeats Baker by unanimous decision',
    { winner: 'a', method: 'decision', round: undefined },
  ],
  ['Bea Baker won by TKO in round 7', { winner: 'b', method: 'knockout', round: 7 }],
  ['Ann Able def. Bea Baker (KO, 3rd round)', { winner: 'a', method: 'knockout', round: 3 }],
  ['Majority draw', { winner: 'draw' }],
  ['No contest', { winner: 'noContest' }],
  ['Able wins, Baker wins', undefined],
  ['', undefined],
])('%j ended so', (line, result) => {
  expect(readBoxingResult(line, ['Ann Able', 'Bea Baker'], 12)).toEqual(result);
});

test.each([
  ['2026-11-21T13:00:00', 'Not Started', 'live'],
  ['2026-11-21T11:00:00', 'Not Started', 'final'],
  ['2026-11-21T15:30:00', '', 'scheduled'],
  ['2026-11-21T11:00:00', 'Match Finished', 'final'],
  ['2026-11-21T14:00:00', 'R5', 'live'],
  ['2026-11-29T02:00:00', 'Postponed', 'postponed'],
  ['2026-11-29T02:00:00', 'Cancelled', 'postponed'],
  ['2026-11-21T14:00:00', 'POST', 'postponed'],
  ['2026-11-21T14:00:00', 'AWD', 'postponed'],
  ['2026-11-21T14:00:00', 'AW', 'postponed'],
])('an event of %s with the status %j is %s', (strTimestamp, strStatus, status) => {
  expect(fight({ strTimestamp, strStatus })).toMatchObject({ value: { status } });
});

test('only images of known hosts pass', () => {
  const strThumb = 'https://example.com/thumb.jpg';
  expect(fight({ strThumb })).toMatchObject({ value: { imageUrl: undefined } });
});
