import { expect, test } from 'vitest';
import type { SoccerBoxSide, SoccerLine } from './box.ts';
import { EXAMPLE_SOCCER_DRAW, EXAMPLE_SOCCER_LEARNING } from './example.fixture.ts';
import { soccerPlayers } from './model.ts';
import { mayPlay, soccerSquadOf, withLineUp } from './squadOf.ts';
import { learnSoccer, newSoccerState } from './state.ts';

const line = (playerId: string, more: Partial<SoccerLine> = {}): SoccerLine => ({
  ...{ playerId, position: 'forward', started: true, minutes: 90, goals: 0, assists: 0, shots: 1 },
  ...more,
});
const side = (team: string, ...players: SoccerLine[]): SoccerBoxSide => ({ team, players });
const AWAY = side('Away', line('other', { shots: 11 }));

/** Ten games of a striker who shoots, and of a substitute. */
const learned = () => {
  const state = newSoccerState(11);
  const striker = line('striker', { shots: 5, goals: 1 });
  const home = side('Home', striker, line('sub', { started: false, minutes: 20, shots: 0 }));
  for (let game = 0; game < 10; game++)
    learnSoccer(state, { season: 2025, home, away: AWAY }, EXAMPLE_SOCCER_LEARNING);
  return state;
};

const squadOf = (state = learned(), season = 2025, team = 'Home') =>
  soccerSquadOf(
    state,
    { team, opponent: 'Away', season, home: true, players: mayPlay(state, 'Home') },
    EXAMPLE_SOCCER_LEARNING,
  );

test('rates are a player’s own, shrunk to his position’s', () => {
  const [striker, sub] = squadOf().players;
  expect(striker?.missed).toBeGreaterThan(3);
  expect(striker?.missed).toBeLessThan(4);
  expect(sub?.missed).toBeLessThan(2.25);
  expect(striker?.full).toBeGreaterThan(0.8);
});

test('who starts and who comes on follows from the games of late, and from the line-up once it is out', () => {
  const state = learned();
  const [striker, sub] = mayPlay(state, 'Home');
  expect(striker?.starts).toBeGreaterThan(0.7);
  expect(sub).toMatchObject({ starts: 0 });
  expect(sub?.comesOn).toBeGreaterThan(0.7);
  const named = withLineUp(mayPlay(state, 'Home'), new Set(['sub']));
  expect(named.map(({ starts }) => starts)).toEqual([0, 1]);
});

test('a new team and a summer make less sure', () => {
  const state = learned();
  const unknownOf = (season: number, team?: string) =>
    squadOf(state, season, team).players[0]?.rateUnknown ?? 0;
  expect(unknownOf(2026)).toBeGreaterThan(unknownOf(2025));
  expect(unknownOf(2026, 'Elsewhere')).toBeGreaterThan(unknownOf(2026));
});

test('shots that the source does not count teach nothing of shots', () => {
  const state = learned();
  const before = squadOf(state).players[0]?.missed;
  const home = side('Home', line('striker', { shots: undefined }));
  learnSoccer(state, { season: 2025, home, away: AWAY }, EXAMPLE_SOCCER_LEARNING);
  expect(squadOf(state).players[0]?.missed).toBeCloseTo(before ?? 0, 1);
  expect(state.missed).toBeLessThan(11);
});

test('a state is plain JSON, and a squad of it is drawn', () => {
  const state = learned();
  const squad = squadOf(JSON.parse(JSON.stringify(state)));
  expect(squad).toEqual(squadOf(state));
  expect(soccerPlayers(EXAMPLE_SOCCER_DRAW).prepare(squad, undefined).players).toHaveLength(2);
});
