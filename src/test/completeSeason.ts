import type { SeasonHistory } from '#contract/season/endpoints.ts';
import { EXAMPLE_SEASON } from '#domain/season/exampleSeason.fixture.ts';
import type { SeasonPools } from '#domain/season/pools/pool.ts';
import { seasonViewOf } from '#domain/season/seasonViewOf.ts';
import type { WaysLeft } from '#domain/season/waysLeft.ts';

const LOGO = 'https://a.espncdn.com/i/teamlogos/nfl/500/buf.png';
/** A club that its league took points from in 2023–24. */
const DEDUCTED = "Nott'm Forest";

const WAYS: WaysLeft = {
  by: 'byResult',
  games: [0, 2],
  ways: [{ way: 'WW', runs: 1000, goals: [700, 250] }],
};

const choice = { game: 0, team: 2, opponent: 1, at: 'home', chance: 0.7 } as const;
const POOLS: SeasonPools = {
  survivor: {
    week: 13,
    lastWeek: 13,
    steps: [{ ...choice, week: 13, from: '2026-11-29' }],
    teams: [{ ...choice, bestWeek: 13, loss: 0.2 }],
    undated: 1,
    survived: [0.7],
  },
  confidence: {
    from: '2026-11-29',
    to: '2026-11-30',
    picks: [{ game: 0, home: 1, away: 0, result: 'home', chance: 0.55, points: 1 }],
    expected: { mean: 0.55, low: 0, high: 1 },
  },
};

/** A soccer season with every field: a goal that nobody wants, a game that can be drawn and matters, points taken, ways left. */
export function completeSeason() {
  const { format, counts, sides, inputs, ratings, ...facts } = EXAMPLE_SEASON;
  const [hinge] = counts.hinges;
  const [home, , away] = hinge?.results ?? [];
  if (!hinge || !home || !away) throw new Error('the example has no hinge');
  const goals = format.goals.map((goal) => ({ ...goal, bad: true as const }));
  const whole = {
    ...inputs,
    league: 'EPL',
    season: 2024,
    teams: inputs.teams.with(2, DEDUCTED),
    strengths: { ...inputs.strengths, goals: { mean: 1.4, rho: -0.05 } },
  } as const;
  const shown = [...sides].map(([key, side]) => [key, { ...side, logoUrl: LOGO }] as const);
  const view = seasonViewOf({
    ...facts,
    inputs: whole,
    ratings,
    format: { ...format, goals, approximation: 'Lots are drawn by chance.' },
    counts: { ...counts, hinges: [{ ...hinge, results: [home, home, away] }], ways: [WAYS] },
    sides: new Map(shown),
    pools: POOLS,
  });
  const history: SeasonHistory = {
    league: 'EPL',
    season: 2024,
    team: 'BUF',
    sample: false,
    goals: ['a', 'b'],
    days: [{ day: '2026-11-27', odds: [0.5, 0.1], rating: 4.5, ratingSd: 2 }],
  };
  return { SeasonOdds: view, SeasonInputs: whole, SeasonHistory: history };
}
