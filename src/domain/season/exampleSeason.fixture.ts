import type { HingeResult, SeasonCounts } from './seasonCounts.ts';
import type { SeasonFormat } from './seasonFormat.ts';
import type { SeasonInputs } from './seasonInputs.ts';
import type { SeasonRecipe } from './seasonView.ts';
import type { seasonViewOf } from './seasonViewOf.ts';

type SeasonViewFacts = Parameters<typeof seasonViewOf>[0];

const HASH = '2be54ded79e8414e1088c63d1a7077eb4582cad61f7b0f0f8f8b9d4a3f1c6e55';

const INPUTS: SeasonInputs = {
  league: 'NFL',
  season: 2026,
  day: '2026-11-27',
  teams: ['BUF', 'KC', 'DAL'],
  conferences: ['AFC', 'AFC', 'NFC'],
  divisions: ['East', 'West', 'East'],
  played: {
    home: [0, 1, 2],
    away: [1, 2, 0],
    homeScore: [17, 24, 20],
    awayScore: [20, 24, 27],
    extra: [0, 1, 0],
  },
  left: {
    home: [1, 2, 0],
    away: [0, 1, 2],
    days: [2, 9, -1],
    neutral: [0, 1, 0],
    homeWin: [0.55, 0.4, 0.7],
    draw: [0, 0, 0],
    published: [1, 0, 0],
  },
  postseason: { home: [], away: [], homeScore: [], awayScore: [], extra: [] },
  strengths: {
    unit: 13,
    home: 2,
    ratings: [4.5, 1, -5.5],
    covariance: [4, 4, 4],
    widening: 2,
    drift: 0.02,
  },
};

const FORMAT: SeasonFormat = {
  league: 'NFL',
  from: 2021,
  source: { title: 'NFL tie-breaking procedures', read: '2026-11-27' },
  groups: { AFC: { East: ['BUF'], West: ['KC'] }, NFC: { East: ['DAL'] } },
  goals: [
    { id: 'playoffs', name: 'Play-offs', verb: 'make the play-offs' },
    { id: 'title', name: 'Super Bowl', verb: 'win the Super Bowl' },
  ],
  rounds: ['Play-offs', 'Super Bowl'],
  rank: 'seed',
  tieBreaks: ['Head-to-head'],
};

const result = (runs: number, playoffs: number[], title: number[]): HingeResult => ({
  runs,
  goals: [playoffs, title],
});

/** Of a thousand runs: one game left within the week, which moves BUF and KC. */
const COUNTS: SeasonCounts = {
  runs: 1000,
  weight: 1000,
  goals: [
    [700, 300, 1000],
    [250, 0, 750],
  ],
  ranks: [
    [700, 300],
    [300, 700],
    [1000, 0],
  ],
  wins: [
    [0, 100, 500, 400],
    [200, 500, 300, 0],
    [100, 800, 100, 0],
  ],
  reached: [
    [700, 400, 250],
    [300, 0, 0],
    [1000, 900, 750],
  ],
  hinges: [
    {
      game: 0,
      results: [
        result(550, [330, 220, 550], [135, 0, 415]),
        result(0, [0, 0, 0], [0, 0, 0]),
        result(450, [370, 80, 450], [115, 0, 335]),
      ],
    },
  ],
};

const EXAMPLE_RECIPE: SeasonRecipe = {
  engineVersion: 'season-0.2.0',
  seed: '0123abcd',
  runs: 1000,
  inputsHash: HASH,
  inputsPath: `/api/season/nfl/inputs/${HASH}.json`,
  countsHash: HASH,
};

/** A made-up season of three teams, with what came out of its runs. */
export const EXAMPLE_SEASON: SeasonViewFacts = {
  inputs: INPUTS,
  counts: COUNTS,
  format: FORMAT,
  asOf: '2026-11-27T11:15:00.000Z',
  sample: false,
  recipe: EXAMPLE_RECIPE,
  sides: new Map([
    ['BUF', { name: 'Buffalo Bills', shortName: 'Bills', abbreviation: 'BUF', color: '#00338d' }],
    ['KC', { name: 'Kansas City Chiefs', shortName: 'Chiefs', abbreviation: 'KC' }],
  ]),
  ratings: new Map([
    ['BUF', { rating: 4.5, sd: 2 }],
    ['KC', { rating: 1, sd: 2 }],
    ['DAL', { rating: -5.5, sd: 2 }],
  ]),
  games: new Map([
    [0, { gameTime: '2026-11-29T18:00:00.000Z', timeKnown: true, id: 7 }],
    [1, { gameTime: '2026-12-06T18:00:00.000Z', timeKnown: false }],
  ]),
  before: {
    odds: { BUF: { playoffs: 0.8, title: 0.3 } },
    ratings: { BUF: 5 },
    runs: 1000,
  },
  proved: [
    [undefined, undefined],
    [undefined, 'eliminated'],
    ['clinched', undefined],
  ],
  lately: new Map([['BUF', ['lost to KC 17–20']]]),
};
