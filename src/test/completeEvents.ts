import type { FightCard } from '#domain/events/fightCard.ts';
import type { GolfTournament } from '#domain/events/golfTournament.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import type { Complete } from './complete.ts';

/**
 * One event of each kind with every possible field, including both result and prediction, which no real event has before its
 * start. The store assigns the prediction's id.
 */
interface CompleteEvents {
  readonly fights: Complete<FightCard>;
  readonly match: Complete<TennisMatch>;
  readonly race: Complete<RaceEvent>;
  readonly tournament: Complete<GolfTournament>;
}

const facts = (startTime: string) =>
  ({
    startTime,
    timeKnown: false,
    status: 'scheduled',
    venue: { name: 'Example Hall', city: 'Halle', country: 'Germany' },
    imageUrl: 'https://a.espncdn.com/event.png',
  }) as const;

const quote = (asOf: string) =>
  ({
    book: 'bovada',
    feed: 'bovada',
    provider: 'Bovada',
    sample: true,
    asOf,
    a: -130,
    b: 110,
  }) as const;

const predicted = (asOf: string, model: string) =>
  ({
    id: 0,
    ratedFrom: 'results',
    recipe: {
      engineVersion: '1.0.0',
      model,
      seed: '4d2a91e7',
      seedFrom: {
        rule: 1,
        parts: ['EPL', '2026-11-22', 'Chelsea', 'Arsenal'],
        why: 'no beacon is set',
        inputsLine: 12,
      },
      iterations: 10,
      inputs: { skill: 1.25 },
      notes: ['newcomer: wide range'],
      origin: { kind: 'tournament', players: [[[1.2, 0.1, 0.05, 0.4]]] },
    },
    own: { a: 0.55, b: 0.45 },
    anchor: {
      a: 0.6,
      b: 0.4,
      books: ['Bovada'],
      leftOut: [{ provider: 'DraftKings', reason: 'more than 10 points from the other books' }],
    },
    learnedTo: '2026-11-15',
    asOf,
  }) as const;

const fighter = (name: string) => ({
  name,
  record: '20-4-1',
  rank: 2,
  titles: ['Interim champion'],
  age: 31,
  height: 180,
  reach: 185,
  stance: 'Orthodox',
  country: 'Brazil',
  imageUrl: 'https://a.espncdn.com/fighter.png',
  knockoutWins: 9,
  recentForm: ['W', 'L'] as const,
  strengths: ['Wrestling'],
  weaknesses: ['Takedowns'],
});

const wins = {
  knockout: [4, 0],
  submission: [0, 1],
  unanimous: 1,
  split: 1,
  majority: 1,
};

function fights(startTime: string, asOf: string): CompleteEvents['fights'] {
  const bout = {
    segment: 'prelims',
    weightClass: 'Lightweight',
    rounds: 3,
    titleFight: true,
    women: true,
    a: fighter('Ann Able'),
    b: fighter('Bea Baker'),
    moneyline: [quote(asOf)],
    result: { winner: 'a', method: 'submission', round: 2 },
    prediction: {
      ...predicted(asOf, 'fights'),
      outcome: { rounds: 3, roundMinutes: 5, a: wins, b: wins, draws: 0 },
      factors: [{ name: 'reach', logit: 0.125 }],
    },
  } as const;
  return {
    ...facts(startTime),
    kind: 'fights',
    league: 'UFC',
    name: 'UFC 999: Able vs. Baker',
    promoter: 'UFC',
    broadcaster: 'ESPN+',
    bouts: [
      { ...bout, key: '1' },
      { ...bout, key: '2' },
    ],
  };
}

const player = (name: string) => ({
  name,
  rank: 7,
  age: 24,
  country: 'Spain',
  imageUrl: 'https://a.espncdn.com/player.png',
});

const match = (startTime: string, asOf: string): CompleteEvents['match'] => ({
  ...facts(startTime),
  kind: 'match',
  league: 'ATP',
  name: 'Carl Clay vs Dan Dirt',
  tour: 'ATP World Tour',
  tournament: 'Halle',
  round: 'Final',
  surface: 'grass',
  bestOf: 3,
  a: player('Carl Clay'),
  b: player('Dan Dirt'),
  moneyline: [quote(asOf)],
  result: { winner: 'b', sets: [[6, 7]], retired: true },
  prediction: {
    ...predicted(asOf, 'tennis'),
    outcome: {
      bestOf: 3,
      setScores: [4, 3, 2, 1],
      games: [[22, 10]],
      margins: [[2, 10]],
      tieBreaks: [6, 4],
      firstSet: [6, 4],
    },
  },
});

const race = (startTime: string, asOf: string): CompleteEvents['race'] => ({
  ...facts(startTime),
  kind: 'race',
  league: 'NASCAR-Cup',
  name: 'Example 400',
  track: 'Pocono Raceway',
  trackType: 'superspeedway',
  trackMiles: 2.5,
  laps: 160,
  miles: 400,
  keyStoryline: 'A race of two.',
  cars: [
    { driver: 'Ed East', team: 'East', make: 'Ford', number: '5', grid: 1, rating: 0.5 },
    { driver: 'Wes West', team: 'West', make: 'Toyota', number: '11', grid: 2, rating: 0.25 },
  ],
  matchups: [['Ed East', 'Wes West']],
  result: { order: ['Wes West', 'Ed East'], retired: ['Ed East'] },
  prediction: {
    ...predicted(asOf, 'stockcar'),
    outcome: {
      runs: 10,
      entrants: [
        { driver: 'Ed East', team: 'East', make: 'Ford' },
        { driver: 'Wes West', team: 'West', make: 'Toyota' },
      ],
      places: [
        [6, 4],
        [4, 6],
      ],
      retired: [1, 2],
      ahead: [
        [0, 6],
        [4, 0],
      ],
      pole: [5, 5],
      fastestLap: [7, 3],
      points: [220, 200],
      stages: [
        [6, 4],
        [5, 5],
      ],
    },
  },
});

const golfer = (id: string, name: string, wins: number) => ({
  entered: {
    id,
    name,
    country: 'Norway',
    team: 'Ironheads',
    members: [name, `${name} Jr.`],
    out: 'cut' as const,
    skill: { mean: 1.5, sd: 0.25 },
  },
  counts: {
    id,
    wins,
    top5: 10,
    top10: 10,
    top20: 10,
    top5Heat: 7_207_200,
    top10Heat: 7_207_200,
    top20Heat: 7_207_200,
    madeCut: 9,
    firstRoundLeads: 5,
    firstRoundHeat: 3_603_600,
    positions: [wins, 10 - wins, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    rounds: 38,
    strokes: -12,
  },
});

function tournament(startTime: string, asOf: string): CompleteEvents['tournament'] {
  const field = [golfer('g1', 'Finn Fair', 6), golfer('g2', 'Gus Green', 4)];
  return {
    ...facts(startTime),
    kind: 'tournament',
    league: 'liv-golf',
    name: 'Example Open',
    course: 'Example Links',
    endTime: startTime,
    purse: '$20,000,000',
    rounds: 3,
    cut: { after: 2, places: 65, within: 10 },
    format: 'Teams count four scores.',
    field: field.map(({ entered }) => entered),
    pairs: [['g1', 'g2']],
    groups: [{ name: 'Scandinavians', countries: ['Norway'] }],
    result: { winner: 'g2', order: ['g2', 'g1'] },
    prediction: {
      ...predicted(asOf, 'golf'),
      outcome: {
        runs: 10,
        cut: true,
        players: field.map(({ counts }) => counts),
        pairs: [{ a: 'g1', b: 'g2', wonByA: 6, wonByB: 3, tied: 1 }],
        groups: [{ name: 'Scandinavians', players: ['g1', 'g2'], bestHeat: [6, 4] }],
        teams: [{ name: 'Ironheads', wins: 10, podiums: 10 }],
      },
    },
  };
}

export const completeEvents = (startTime: string, asOf: string): CompleteEvents => ({
  fights: fights(startTime, asOf),
  match: match(startTime, asOf),
  race: race(startTime, asOf),
  tournament: tournament(startTime, asOf),
});
