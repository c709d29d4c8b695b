import type { League, Sport } from '#domain/leagues/league.ts';
import type { GameState } from '#domain/live/gameState.ts';
import { EXAMPLE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { LIVE_SPORTS } from '#engine/live/index.ts';
import { liveGolfTable } from './liveGolf.ts';
import { medianMs, warmUp } from './measure.ts';
import { benchColumns } from './table.ts';

const score = { home: 1, away: 0 };

/** States early, in the middle and late in a game: what costs differs. */
const STATES: Readonly<Partial<Record<Sport, readonly GameState[]>>> = {
  football: [
    { sport: 'football', home: 7, away: 0, period: 1, secondsLeft: 600 },
    { sport: 'football', home: 17, away: 10, period: 3, secondsLeft: 494 },
    { sport: 'football', home: 24, away: 27, period: 4, secondsLeft: 95, possession: 'home' },
  ],
  basketball: [
    { sport: 'basketball', home: 12, away: 9, period: 1, secondsLeft: 400 },
    { sport: 'basketball', home: 50, away: 58, period: 2, secondsLeft: 30 },
    { sport: 'basketball', home: 99, away: 101, period: 4, secondsLeft: 20 },
  ],
  hockey: [
    { sport: 'hockey', ...score, period: 1, secondsLeft: 600 },
    { sport: 'hockey', ...score, period: 2, secondsLeft: 600, homeSkaters: 4, awaySkaters: 5 },
    { sport: 'hockey', ...score, period: 3, secondsLeft: 90, homeSkaters: 5, awaySkaters: 6 },
  ],
  soccer: [
    { sport: 'soccer', ...score, period: 1, minute: 10 },
    { sport: 'soccer', ...score, period: 2, minute: 60, awayReds: 1 },
    { sport: 'soccer', ...score, period: 2, minute: 90, added: 2 },
  ],
  baseball: [
    { sport: 'baseball', ...score, inning: 2, bottom: false, outs: 1, bases: 3 },
    { sport: 'baseball', ...score, inning: 6, bottom: true, outs: 0, bases: 0 },
    { sport: 'baseball', ...score, inning: 9, bottom: true, outs: 2, bases: 7 },
  ],
};

/** A minute's look with a full evening of games: those of most leagues are never on together. */
const EVENING = 200;

/** What it costs to prepare a game for its live chances, and to say one state of it. */
export function liveTable(): string {
  const costs = LIVE_SPORTS.flatMap(({ sport, leagues, begin }) => {
    const inputs = EXAMPLE_INPUTS[sport as keyof typeof EXAMPLE_INPUTS];
    const [league] = leagues as readonly [League, ...League[]];
    const states = STATES[sport] ?? [];
    const prepare = () => begin(league, inputs);
    warmUp(prepare);
    const ms = medianMs(prepare);
    const game = prepare();
    const each = states.map((state) => {
      const say = () => game.after(state as never);
      warmUp(say);
      return medianMs(say);
    });
    return [{ sport, ms, each }];
  });
  const rows = costs.map(({ sport, ms, each }) => [
    sport,
    ms.toFixed(1),
    ...each.map((one) => one.toFixed(2)),
  ]);
  const worst = Math.max(...costs.flatMap(({ each }) => each));
  const first = costs.reduce((sum, { ms }) => sum + ms, 0) / costs.length;
  return `${benchColumns([['live chances', 'ms to prepare', 'early', 'middle', 'late'], ...rows])}
Aim: at most 5 ms a state. ${EVENING} games: ${((EVENING * first) / 1000).toFixed(1)} s once to prepare, ${((EVENING * worst) / 1000).toFixed(1)} s a look at most (each look has 20 s; what it does not reach is said in the next).
${liveGolfTable()}`;
}
