import type { Hinge, SeasonTeam, SeasonView } from './seasonView.ts';

/** A made-up league of four teams in two conferences, as a test needs it. */
const team = (number: number, fields: Partial<SeasonTeam> = {}): SeasonTeam => {
  const name = ['Alphas', 'Betas', 'Gammas', 'Deltas'][number] ?? 'Others';
  return {
    key: name.slice(0, 1),
    number,
    name: `City ${name}`,
    shortName: name,
    abbreviation: name.slice(0, 3).toUpperCase(),
    conference: number < 2 ? 'East' : 'West',
    division: '',
    record: `${9 - 2 * number}–${2 * number}`,
    played: 9,
    left: 3,
    rating: 4 - 2.5 * number,
    ratingSd: 1,
    expected: { mean: 11.3 - 2.4 * number, low: 10 - 2 * number, high: 13 - 2 * number },
    odds: [0.94 - 0.3 * number, 0.5 - 0.15 * number],
    certain: [null, null],
    ranks: [0.6 - 0.2 * number, 0.34 - 0.1 * number],
    reached: [0.94 - 0.3 * number, 0.5 - 0.15 * number],
    lately: [],
    ...fields,
  };
};

const hinge = (of: Pick<Hinge, 'game' | 'team' | 'goal'>, home: number, away: number): Hinge => ({
  ...of,
  home: { share: home, runs: 12_000 },
  away: { share: away, runs: 8000 },
});

export const madeUpSeason = (fields: Partial<SeasonView> = {}): SeasonView => ({
  league: 'NFL',
  season: 2026,
  seasonName: '2026',
  asOf: '2026-11-27T11:00:00Z',
  day: '2026-11-27',
  sample: false,
  recipe: {
    engineVersion: 'season-1',
    seed: '0123abcd',
    runs: 20_000,
    inputsHash: 'ab'.repeat(32),
    inputsPath: `/api/season/nfl/inputs/${'ab'.repeat(32)}.json`,
    countsHash: 'cd'.repeat(32),
  },
  format: {
    goals: [
      { id: 'playoffs', name: 'Playoffs', verb: 'make the playoffs' },
      { id: 'title', name: 'Title', verb: 'win the Super Bowl' },
    ],
    rounds: ['Final'],
    rank: 'seed',
    tieBreaks: ['head-to-head', 'lots'],
    source: 'The league’s rules',
  },
  teams: [
    team(0, { oddsBefore: [0.91, 0.5], lately: ['lost to BET 17–20'] }),
    team(1, { oddsBefore: [0.7, 0.36] }),
    team(2, { odds: [1, 0.3], certain: ['clinched', null] }),
    team(3, { odds: [0, 0], certain: ['noRun', 'eliminated'] }),
  ],
  games: [
    {
      game: 0,
      id: 901,
      home: 0,
      away: 1,
      gameTime: '2026-11-29T18:00:00Z',
      timeKnown: true,
      neutral: false,
      homeWin: 0.62,
      draw: 0,
      published: true,
    },
    {
      game: 1,
      home: 3,
      away: 2,
      gameTime: '2026-12-06T18:00:00Z',
      timeKnown: false,
      neutral: false,
      homeWin: 0.31,
      draw: 0,
      published: false,
    },
  ],
  hinges: [
    hinge({ game: 0, team: 1, goal: 0 }, 0.42, 0.61),
    hinge({ game: 0, team: 0, goal: 0 }, 0.97, 0.88),
    hinge({ game: 0, team: 0, goal: 1 }, 0.53, 0.45),
    hinge({ game: 1, team: 0, goal: 1 }, 0.52, 0.48),
  ],
  ...fields,
});
