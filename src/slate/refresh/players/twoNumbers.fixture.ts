import { SIDES } from '#domain/game/predictedWinner.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { PlayerFinal } from '#domain/players/playerFinal.ts';
import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';
import type { PlayersEngine } from './playersEngine.ts';

/** Mean points by player, with the team he last played for. */
type Known = Record<string, { team: string; points: number; games: number }>;
interface State {
  known: Known;
}

const isSquad = (
  squad: unknown,
): squad is { of: { id: string; points: number; chance: number }[] } =>
  typeof squad === 'object' && squad !== null && 'of' in squad;

/** Players of a made-up sport: each scores about his mean of the games learned, and their double is the fantasy score. */
const TWO_NUMBERS: LeaguePlayers<State> = {
  league: 'NFL',
  params: { madeUp: true },
  stats: [
    { name: 'minutes', least: 0, given: 'own' },
    { name: 'points', least: 0, given: 'own' },
  ],
  derived: [
    {
      name: 'fantasy DraftKings',
      least: 0,
      given: 'own',
      needs: ['points'],
      value: (lines, from) => 2 * (lines[from + 1] ?? 0),
    },
  ],
  empty: () => ({ known: {} }),
  stateOf(value) {
    if (typeof value !== 'object' || value === null || !('known' in value))
      throw new InputError('not a state of two numbers');
    return value as State;
  },
  learn(state, { home, away }: PlayerFinal) {
    for (const { team, lines } of [home, away]) {
      for (const { playerId, stats } of lines) {
        const { points, games } = state.known[playerId] ?? { points: 0, games: 0 };
        const mean = (points * games + (stats.points ?? 0)) / (games + 1);
        state.known[playerId] = { team, points: mean, games: games + 1 };
      }
    }
  },
  rename({ known }, from, to) {
    const one = known[from];
    if (!one || known[to]) return;
    known[to] = one;
    delete known[from];
  },
  known: ({ known }) =>
    Object.entries(known).map(([playerId, { team }]) => ({ playerId, team, position: 'QB' })),
  expected: ({ known }, team) =>
    Object.entries(known)
      .filter(([, one]) => one.team === team)
      .map(([playerId]) => ({ playerId, position: 'QB', chance: 1 })),
  squadOf({ known }, { players }) {
    const of = players.flatMap(({ playerId: id, chance }) => {
      const one = known[id];
      return one ? [{ id, points: one.points, chance }] : [];
    });
    return of.length > 0 ? { of } : undefined;
  },
  prepare(home, away) {
    const sides = { home, away };
    const players = SIDES.flatMap((side) => {
      const squad = sides[side];
      return isSquad(squad) ? squad.of.map((one) => ({ ...one, side })) : [];
    });
    return {
      stats: this.stats,
      players: players.map(({ id, side }) => ({ side, playerId: id, stats: [0, 1] })),
      draw(generator, _home, _away, out) {
        for (const [at, { points, chance }] of players.entries()) {
          const plays = generator.next() / 2 ** 32 < chance;
          out[2 * at] = plays ? 30 : 0;
          out[2 * at + 1] = plays ? Math.round(points) + (generator.next() % 3) : 0;
        }
      },
    };
  },
  playsBy: () => 'minutes',
};

/** A player's name, team and mean points before the first final. */
type Starting = readonly [playerId: string, name: string, team: string, points: number];

/** The made-up players in place of football's, as known on a day. */
export const twoNumbers = (learnedTo: string, start: readonly Starting[]): PlayersEngine => ({
  of: async () => TWO_NUMBERS as LeaguePlayers,
  start: async () => ({
    formatVersion: 1,
    learnedTo,
    players: start.map(([playerId, name, team]) => ({ playerId, name, team, position: 'QB' })),
    state: {
      known: Object.fromEntries(
        start.map(([playerId, _name, team, points]) => [playerId, { team, points, games: 1 }]),
      ),
    },
  }),
});
