/** Points for one of a stat, in hundredths of a fantasy point. */
type Weights = Readonly<Record<string, number>>;

/** Points once a stat reaches a number, in hundredths. */
interface Bonus {
  readonly stat: string;
  readonly from: number;
  readonly points: number;
}

/** How a fantasy contest counts a player's line. */
export interface Scoring {
  /** "DraftKings", "half PPR" … */
  readonly name: string;
  readonly weights: Weights;
  readonly bonuses?: readonly Bonus[];
  /** Hundredths for ten or more in two, and in three, of points, rebounds, assists, steals and blocks; three bring both. */
  readonly doubles?: { readonly two: number; readonly three: number };
  /** What the contest counts besides, and our lines do not have. */
  readonly without: string;
}

/** Yards and touchdowns count the same in all common scorings of football. */
const YARDS: Weights = {
  passingYards: 4,
  passingTouchdowns: 400,
  rushingYards: 10,
  receivingYards: 10,
  touchdowns: 600,
};
const FOOTBALL_WITHOUT = 'fumbles, two-point conversions and returns';

const season = (name: string, perReception: number): Scoring => ({
  name,
  weights: { ...YARDS, interceptions: -200, receptions: perReception },
  without: FOOTBALL_WITHOUT,
});

/**
 * The common scorings of football. Sources: the contests' published rules as of 2026-11-27 (DraftKings: full PPR, bonuses of 3 at
 * 300 passing, 100 rushing and 100 receiving yards; FanDuel: half PPR, no bonuses; leagues over a season: −2 an interception).
 */
const FOOTBALL: readonly Scoring[] = [
  {
    name: 'DraftKings',
    weights: { ...YARDS, interceptions: -100, receptions: 100 },
    bonuses: [
      { stat: 'passingYards', from: 300, points: 300 },
      { stat: 'rushingYards', from: 100, points: 300 },
      { stat: 'receivingYards', from: 100, points: 300 },
    ],
    without: FOOTBALL_WITHOUT,
  },
  {
    name: 'FanDuel',
    weights: { ...YARDS, interceptions: -100, receptions: 50 },
    without: FOOTBALL_WITHOUT,
  },
  season('Standard', 0),
  season('Half PPR', 50),
  season('PPR', 100),
];

/** The common scorings of basketball, by the contests' published rules as of 2026-11-27. */
const BASKETBALL: readonly Scoring[] = [
  {
    name: 'DraftKings',
    weights: {
      points: 100,
      threes: 50,
      rebounds: 125,
      assists: 150,
      steals: 200,
      blocks: 200,
      turnovers: -50,
    },
    doubles: { two: 150, three: 300 },
    without: '',
  },
  {
    name: 'FanDuel',
    weights: {
      points: 100,
      rebounds: 120,
      assists: 150,
      steals: 300,
      blocks: 300,
      turnovers: -100,
    },
    without: '',
  },
];

/**
 * The common scorings of a batter, by the contests' published rules as of 2026-11-27; a hit's points are a single's, and longer hits
 * bring the difference. Pitchers have none: their contests count the win.
 */
const BASEBALL: readonly Scoring[] = [
  {
    name: 'DraftKings',
    weights: {
      hits: 300,
      doubles: 200,
      triples: 500,
      homeRuns: 700,
      runs: 200,
      runsBattedIn: 200,
      walks: 200,
      hitByPitch: 200,
      stolenBases: 500,
    },
    without: '',
  },
  {
    name: 'FanDuel',
    weights: {
      hits: 300,
      doubles: 300,
      triples: 600,
      homeRuns: 900,
      runs: 320,
      runsBattedIn: 350,
      walks: 300,
      hitByPitch: 300,
      stolenBases: 600,
    },
    without: '',
  },
];

/** Scorings whose every count our lines have, by the sport of the players' model. */
export const SCORINGS: Readonly<Record<string, readonly Scoring[]>> = {
  football: FOOTBALL,
  basketball: BASKETBALL,
  baseball: BASEBALL,
};
