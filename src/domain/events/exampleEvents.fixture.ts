import { THREE_ROUNDS } from '../fights/exampleOutcome.fixture.ts';
import type { GolferCounts } from '../outcomes/golf.ts';
import type { RaceOutcome } from '../outcomes/race.ts';
import type { TennisOutcome } from '../outcomes/tennis.ts';
import type { Stored } from './event.ts';
import type { FightCard } from './fightCard.ts';
import type { GolfTournament } from './golfTournament.ts';
import type { RaceEvent } from './race.ts';
import type { TennisMatch } from './tennisMatch.ts';

/** One small event of each kind with a prediction, for tests. Counts are tiny, so shares are simple. */
const AS_OF = '2026-11-20T15:00:00.000Z';

const stored = (id: number): Stored => ({ id, source: 'espn', sample: false, asOf: AS_OF });

const made = (model: string) => ({
  id: 1,
  asOf: AS_OF,
  recipe: {
    engineVersion: '0.2.0',
    model,
    seed: '0123abcd',
    iterations: 20,
    inputs: {},
    notes: [],
  },
});

/** Able wins 12 of 18 decisive fights, half of them by decision. */
export const EXAMPLE_CARD: FightCard & Stored = {
  ...stored(1),
  kind: 'fights',
  league: 'UFC',
  name: 'UFC Fight Night: Able vs. Baker',
  startTime: '2026-11-22T01:00:00.000Z',
  timeKnown: true,
  status: 'scheduled',
  venue: { name: 'UFC Apex', city: 'Las Vegas', country: 'USA' },
  bouts: [
    {
      key: '401',
      segment: 'main',
      weightClass: 'Lightweight',
      rounds: 3,
      titleFight: false,
      women: false,
      a: { name: 'Ann Able', record: '12-3', age: 29, reach: 178 },
      b: { name: 'Bea Baker', record: '9-4-1', age: 33 },
      prediction: {
        ...made('fight'),
        factors: [{ name: 'rating', logit: 0.6 }],
        outcome: THREE_ROUNDS,
      },
    },
  ],
};

/** Ten matches: A wins seven, four of them in straight sets. */
export const EXAMPLE_MATCH_OUTCOME: TennisOutcome = {
  bestOf: 3,
  setScores: [4, 3, 2, 1],
  games: [
    [18, 5],
    [22, 3],
    [30, 2],
  ],
  margins: [
    [-3, 3],
    [2, 3],
    [6, 4],
  ],
  tieBreaks: [6, 3, 1, 0],
  firstSet: [6, 4],
};

/** Clay wins seven of ten, most often 2-0. */
export const EXAMPLE_MATCH: TennisMatch & Stored = {
  ...stored(2),
  kind: 'match',
  league: 'ATP',
  tour: 'ATP World Tour',
  tournament: 'Halle',
  name: 'Carl Clay vs Dan Dirt',
  startTime: '2026-11-21T14:00:00.000Z',
  timeKnown: true,
  status: 'scheduled',
  venue: { name: 'OWL Arena', city: 'Halle', country: 'Germany' },
  surface: 'grass',
  bestOf: 3,
  a: { name: 'Carl Clay', rank: 12 },
  b: { name: 'Dan Dirt', rank: 40 },
  prediction: {
    ...made('tennis'),
    outcome: EXAMPLE_MATCH_OUTCOME,
  },
};

/** Four runs of three cars. */
export const EXAMPLE_RACE_OUTCOME: RaceOutcome = {
  runs: 4,
  entrants: [
    { driver: 'Ann Able', team: 'Red', make: 'Ford' },
    { driver: 'Bea Baker', team: 'Blue', make: 'Toyota' },
    { driver: 'Cid Cole', team: 'Red', make: 'Ford' },
  ],
  places: [
    [2, 1, 1],
    [1, 2, 1],
    [1, 1, 2],
  ],
  retired: [0, 1, 2],
  ahead: [
    [0, 3, 2],
    [1, 0, 3],
    [2, 1, 0],
  ],
  pole: [2, 1, 1],
  fastestLap: [1, 2, 1],
  points: [80, 60, 40],
  stages: [],
};

/** Able wins two of four races. */
export const EXAMPLE_RACE: RaceEvent & Stored = {
  ...stored(3),
  kind: 'race',
  league: 'F1',
  name: 'Example Grand Prix',
  startTime: '2026-11-29T13:00:00.000Z',
  timeKnown: true,
  status: 'scheduled',
  venue: { name: 'Autodromo Nazionale Monza', city: 'Monza', country: 'Italy' },
  track: 'Monza',
  cars: [
    { driver: 'Ann Able', team: 'Red', make: 'Ford' },
    { driver: 'Bea Baker', team: 'Blue', make: 'Toyota' },
    { driver: 'Cid Cole', team: 'Red', make: 'Ford' },
  ],
  matchups: [['Ann Able', 'Bea Baker']],
  prediction: {
    ...made('formula1'),
    outcome: EXAMPLE_RACE_OUTCOME,
  },
};

const golfer = (id: string, wins: number): GolferCounts => ({
  id,
  wins,
  top5: 5,
  top10: 10,
  top20: 10,
  top5Heat: 0,
  top10Heat: 0,
  top20Heat: 0,
  madeCut: 8,
  firstRoundLeads: wins,
  firstRoundHeat: 0,
  positions: [wins, 10 - wins, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  rounds: 36,
  strokes: -40,
});

/** Pine wins six of ten tournaments. */
export const EXAMPLE_TOURNAMENT: GolfTournament & Stored = {
  ...stored(4),
  kind: 'tournament',
  league: 'pga-tour',
  name: 'Example Open',
  startTime: '2026-11-26T12:00:00.000Z',
  timeKnown: false,
  status: 'scheduled',
  venue: { name: 'Example Links', city: 'Hartford', country: 'USA' },
  purse: '$20,000,000',
  field: [
    { id: 'pine', name: 'Pat Pine', country: 'USA' },
    { id: 'oak', name: 'Olaf Oak', country: 'Norway' },
  ],
  pairs: [],
  groups: [],
  prediction: {
    ...made('golf'),
    outcome: {
      runs: 10,
      cut: true,
      players: [golfer('pine', 6), golfer('oak', 4)],
      pairs: [],
      groups: [],
      teams: [],
    },
  },
};
