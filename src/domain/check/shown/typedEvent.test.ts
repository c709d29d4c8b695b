import { expect, test } from 'vitest';
import type { NamedContest } from './namedContest.ts';
import { fittingContests, isOfEvent, typedEventWords } from './typedEvent.ts';

const of = {
  timeKnown: true,
  startTime: '2026-11-28T00:00:00Z',
  asOf: '2026-11-27T00:00:00Z',
} as const;
const CONTESTS: readonly NamedContest[] = [
  {
    ...of,
    event: 1,
    part: 'x',
    kind: 'fight',
    league: 'UFC',
    name: 'UFC 320: Jones vs. Aspinall',
    sides: ['Jon Jones', 'Tom Aspinall'],
  },
  {
    ...of,
    event: 1,
    part: 'y',
    kind: 'fight',
    league: 'UFC',
    name: 'UFC 320: Jones vs. Aspinall',
    sides: ['Benoît Saint-Denis', 'Mauricio Ruffy'],
  },
  {
    ...of,
    event: 2,
    kind: 'match',
    league: 'ATP',
    name: 'Turin: Alcaraz vs. Sinner',
    sides: ['Carlos Alcaraz', 'Jannik Sinner'],
    sets: 2,
  },
  {
    ...of,
    event: 3,
    kind: 'race',
    league: 'F1',
    name: 'Qatar Grand Prix',
    entrants: [
      ['Max Verstappen', 'Max Verstappen'],
      ['Lando Norris', 'Lando Norris'],
    ],
  },
  {
    ...of,
    event: 4,
    kind: 'tournament',
    league: 'pga-tour',
    name: 'Hero World Challenge',
    entrants: [
      ['9478', 'Scottie Scheffler'],
      ['77', 'Max Homa'],
    ],
  },
];
const legs = (typed: string) =>
  fittingContests(typedEventWords(typed), CONTESTS).map(({ leg }) => leg);
const fight = { event: 1, part: 'x' };

test.each([
  ['Jones -250', { ...fight, market: 'moneyline', side: 'a', price: -250 }],
  ['jon jones to win 1.5', { ...fight, market: 'moneyline', side: 'a', price: -200 }],
  [
    'Aspinall by KO +200',
    { ...fight, market: 'method', side: 'b', method: 'knockout', price: 200 },
  ],
  ['Jones by KO/TKO', { ...fight, market: 'method', side: 'a', method: 'knockout' }],
  ['Jones submission', { ...fight, market: 'method', side: 'a', method: 'submission' }],
  ['Jones by decision', { ...fight, market: 'method', side: 'a', method: 'decision' }],
  ['Jones in round 2 +600', { ...fight, market: 'round', side: 'a', round: 2, price: 600 }],
  ['Jones r2', { ...fight, market: 'round', side: 'a', round: 2 }],
  [
    'Jones Aspinall over 2.5 rounds -110',
    { ...fight, market: 'rounds', side: 'over', line: 2.5, price: -110 },
  ],
  ['Jones goes the distance', { ...fight, market: 'distance', side: 'yes' }],
  ['Jones inside the distance -140', { ...fight, market: 'distance', side: 'no', price: -140 }],
  ['Saint-Denis', { ...fight, part: 'y', market: 'moneyline', side: 'a' }],
  ['Alcaraz -150', { event: 2, market: 'moneyline', side: 'a', price: -150 }],
  ['Sinner 2-1 +340', { event: 2, market: 'setScore', side: 'b', lost: 1, price: 340 }],
  ['Sinner 0–2', { event: 2, market: 'setScore', side: 'a', lost: 0 }],
  ['Alcaraz −1.5 sets +120', { event: 2, market: 'setSpread', side: 'a', line: -1.5, price: 120 }],
  ['Alcaraz -3.5 -110', { event: 2, market: 'gameSpread', side: 'a', line: -3.5, price: -110 }],
  ['Alcaraz over 22.5', { event: 2, market: 'games', side: 'over', line: 22.5 }],
  ['Alcaraz under 2.5', { event: 2, market: 'sets', side: 'under', line: 2.5 }],
  ['Alcaraz first set -130', { event: 2, market: 'firstSet', side: 'a', price: -130 }],
  ['Alcaraz Sinner no tiebreak', { event: 2, market: 'tieBreak', side: 'no' }],
  ['Verstappen', { event: 3, market: 'place', entrant: 'Max Verstappen', places: 1 }],
  [
    'Norris podium -150',
    { event: 3, market: 'place', entrant: 'Lando Norris', places: 3, price: -150 },
  ],
  [
    'Scheffler top 10 -300',
    { event: 4, market: 'place', entrant: '9478', places: 10, price: -300 },
  ],
  ['Hero Scheffler +150', { event: 4, market: 'place', entrant: '9478', places: 1, price: 150 }],
])('%s', (typed, leg) => {
  expect(legs(typed)).toEqual([leg]);
});

test.each([
  'Jones −4.5 −105',
  'Jones by KO in round 2',
  'Jones 2-1',
  'Alcaraz by KO',
  'Alcaraz 3-1',
  'Alcaraz draw',
  'Scheffler over 2.5',
  'Scheffler −3',
  'UFC',
  'Qatar',
  'over 2.5 rounds',
])('“%s” is no bet of theirs', (typed) => {
  expect(legs(typed)).toEqual([]);
});

test('one first name of two contests: each is found', () => {
  expect(legs('Max')).toHaveLength(2);
});

test('words of games are none of events', () => {
  for (const typed of ['Knicks −4.5 −105', 'over 224.5', 'Arsenal draw', 'Knicks tt over 110'])
    expect(isOfEvent(typedEventWords(typed)), typed).toBe(false);
  for (const typed of ['Jones by KO', 'Alcaraz 2-1', 'Scheffler top 10', 'over 2.5 rounds'])
    expect(isOfEvent(typedEventWords(typed)), typed).toBe(true);
});
