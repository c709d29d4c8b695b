import { expect, test } from 'vitest';
import type { Recipe } from '#domain/game/prediction.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { type LiveFigures, liveFigures } from '#domain/live/liveFigures.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';
import { EXAMPLE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { LIVE_SPORTS } from '#engine/live/index.ts';
import { MODELS } from '#engine/registry.ts';
import { rerunWith } from '#engine/rerunWith.ts';
import { ENGINE_VERSION } from '#engine/version.ts';
import { parseTold } from '#feeds/espn/live/told.ts';
import { beginGame, liveFiguresOf } from './liveFiguresOf.ts';

/** [status without "STATUS_", state, detail, period, clock, home, away, situation] */
type Scene = readonly [
  name: string,
  state: 'pre' | 'in' | 'post',
  detail: string,
  period: number,
  clock: string,
  home: number,
  away: number,
  more?: object,
];

const event = ([name, state, detail, period, displayClock, home, away, more]: Scene) => ({
  id: '7',
  competitions: [
    {
      status: {
        period,
        displayClock,
        type: { name: `STATUS_${name}`, state, completed: state === 'post', detail },
      },
      competitors: [
        { homeAway: 'home', score: String(home), team: { id: '1', abbreviation: 'HOM' } },
        { homeAway: 'away', score: String(away), team: { id: '2', abbreviation: 'AWY' } },
      ],
      ...more,
    },
  ],
});

const LINES = { spread: -1.5, total: 6.5 };

/** A game of a league as one look after another finds it. */
function watched(league: League) {
  const { sport, canDraw } = LEAGUES[league];
  const recipe: Recipe = {
    engineVersion: ENGINE_VERSION,
    model: sport,
    seed: '0badcafe',
    iterations: 20_000,
    inputs: EXAMPLE_INPUTS[sport as keyof typeof EXAMPLE_INPUTS],
    notes: [],
  };
  const begun = beginGame(LIVE_SPORTS, league, { recipe, lines: LINES });
  const published = rerunWith(MODELS[sport as keyof typeof MODELS] as never, recipe as never);
  return {
    before: liveFigures(published as never, canDraw, LINES),
    look: (scene: Scene): { stage: LiveStage; figures: LiveFigures | undefined } => {
      const told = parseTold(event(scene), league);
      if (!told.ok) throw new Error(`${scene.join(' ')}: ${told.reason}`);
      const { stage, state } = told.value;
      return { stage, figures: state && liveFiguresOf(league, begun, stage, state) };
    },
  };
}

const inning = (outs: number, onSecond = false) => ({ situation: { outs, onSecond } });

/** Each from its start through what is rare to its end. */
const GAMES: Readonly<Record<string, readonly Scene[]>> = {
  NFL: [
    ['IN_PROGRESS', 'in', '15:00 - 1st Quarter', 1, '15:00', 0, 0],
    ['DELAYED', 'in', 'Delayed', 2, '7:12', 7, 3],
    ['HALFTIME', 'in', 'Halftime', 2, '0:00', 10, 3],
    ['END_PERIOD', 'in', 'End of 4th Quarter', 4, '0:00', 20, 20],
    ['IN_PROGRESS', 'in', '4:10 - OT', 5, '4:10', 20, 20],
    ['FINAL', 'post', 'Final/OT', 5, '0:00', 23, 20],
  ],
  NBA: [
    ['IN_PROGRESS', 'in', '12:00 - 1st Quarter', 1, '12:00', 0, 0],
    ['HALFTIME', 'in', 'Halftime', 2, '0.0', 55, 61],
    ['IN_PROGRESS', 'in', '0.4 - 4th Quarter', 4, '0.4', 101, 103],
    ['END_PERIOD', 'in', 'End of OT', 5, '0.0', 112, 112],
    ['IN_PROGRESS', 'in', '2:30 - 2OT', 6, '2:30', 116, 114],
    ['FINAL', 'post', 'Final/2OT', 6, '0.0', 120, 121],
  ],
  NCAAB: [
    ['IN_PROGRESS', 'in', '20:00 - 1st Half', 1, '20:00', 0, 0],
    ['HALFTIME', 'in', 'Halftime', 1, '0:00', 30, 31],
    ['IN_PROGRESS', 'in', '0:30 - 2nd Half', 2, '0:30', 70, 68],
    ['FINAL', 'post', 'Final', 2, '0:00', 72, 68],
  ],
  NHL: [
    ['IN_PROGRESS', 'in', '20:00 - 1st Period', 1, '20:00', 0, 0],
    ['END_PERIOD', 'in', 'End of 1st', 1, '0:00', 1, 0],
    ['IN_PROGRESS', 'in', '1:10 - 3rd Period', 3, '1:10', 2, 3],
    ['IN_PROGRESS', 'in', '3:00 - OT', 4, '3:00', 3, 3],
    ['SHOOTOUT', 'in', 'Shootout', 5, '0:00', 3, 3],
    ['FINAL', 'post', 'Final/SO', 5, '0:00', 3, 4],
  ],
  MLS: [
    ['FIRST_HALF', 'in', "0'", 1, "0'", 0, 0],
    ['FIRST_HALF', 'in', "45'+3'", 1, "45'+3'", 0, 1],
    ['HALFTIME', 'in', 'HT', 1, "45'+5'", 0, 1],
    ['SECOND_HALF', 'in', "90'+6'", 2, "90'+6'", 1, 1],
    ['FULL_TIME', 'post', 'FT', 2, "90'+8'", 1, 1],
  ],
  MLB: [
    ['IN_PROGRESS', 'in', 'Top 1st', 1, '0:00', 0, 0, inning(0)],
    ['IN_PROGRESS', 'in', 'Middle 4th', 4, '0:00', 2, 3],
    ['RAIN_DELAY', 'in', 'Rain Delay - Bottom 5th', 5, '0:00', 2, 3, inning(1)],
    ['SUSPENDED', 'in', 'Suspended - Bottom 5th', 5, '0:00', 2, 3, inning(1)],
    ['IN_PROGRESS', 'in', 'Bottom 5th', 5, '0:00', 2, 3, inning(1, true)],
    ['IN_PROGRESS', 'in', 'Top 11th', 11, '0:00', 4, 4, inning(0, true)],
    ['FINAL', 'post', 'Final/11', 11, '0:00', 5, 4],
  ],
};

test.each(Object.entries(GAMES))('%s: from the published figures to the result', (name, scenes) => {
  const { before, look } = watched(name as League);
  const [first, ...rest] = scenes as readonly [Scene, ...Scene[]];
  // Nothing has happened: what was published, to the last digit.
  expect(look(first).figures).toEqual(before);
  for (const scene of rest) {
    const { stage, figures } = look(scene);
    const said = scene.join(' ');
    expect(figures, said).toBeDefined();
    const { homeWinProbability, awayWinProbability, drawProbability } = figures?.chances ?? {
      ...before.chances,
    };
    const sum = homeWinProbability + awayWinProbability + drawProbability;
    expect(sum, said).toBeCloseTo(100, 1);
    expect(figures?.meanTotal, said).toBeGreaterThanOrEqual(scene[5] + scene[6]);
    if (stage !== 'ended')
      expect(Math.max(homeWinProbability, awayWinProbability), said).toBeLessThan(100);
  }
  const last = scenes.at(-1) as Scene;
  expect(look(last)).toMatchObject({ stage: 'ended', figures: { toCome: 0 } });
  // A score taken back, or a look asked again: the same state has the same figures.
  const middle = scenes[2] as Scene;
  const goal: Scene = [...middle.slice(0, 5), middle[5] + 1, middle[6]] as never;
  const said = look(middle).figures;
  expect(look(goal).figures).not.toEqual(said);
  expect(look(middle).figures).toEqual(said);
});
