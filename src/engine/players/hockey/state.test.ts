import { expect, test } from 'vitest';
import type { HockeyBox, HockeyBoxSide, SkaterLine } from './box.ts';
import { EXAMPLE_HOCKEY_DRAW, EXAMPLE_HOCKEY_LEARNING } from './example.fixture.ts';
import { hockeyPlayers } from './model.ts';
import { hockeySquadOf, type MayDress, mayDress } from './squadOf.ts';
import { learnHockey, newHockeyState } from './state.ts';

const line = (playerId: string, iceTime: number, shots: number): SkaterLine => ({
  ...{ playerId, role: 'forward', iceTime, shots, goals: 0, assists: 0 },
});
const side = (team: string, skaters: readonly SkaterLine[]): HockeyBoxSide => ({ team, skaters });
const box = (home: HockeyBoxSide, season = 2025): HockeyBox => ({
  season,
  home,
  away: side('AWY', [line('other', 900, 28)]),
});

/** Ten games of a star and a fourth-liner, the last two without the star. */
const learned = () => {
  const state = newHockeyState(28);
  for (let game = 0; game < 10; game++) {
    const star = game < 8 ? [line('star', 1200, 5)] : [];
    learnHockey(
      state,
      box(side('HOM', [...star, line('fourth', 500, 1)])),
      EXAMPLE_HOCKEY_LEARNING,
    );
  }
  return state;
};

const squadOf = (
  state: ReturnType<typeof learned>,
  skaters: MayDress[],
  team = 'HOM',
  season = 2025,
) =>
  hockeySquadOf(
    state,
    { team, opponent: 'AWY', season, home: true, shootOuts: true, skaters, goalies: [] },
    EXAMPLE_HOCKEY_LEARNING,
  );
const sure = (playerId: string): MayDress => ({ playerId, role: 'forward', chance: 1 });

test('ice time and rates are a skater’s own, shrunk to his role’s', () => {
  const [star, fourth] = squadOf(learned(), [sure('star'), sure('fourth')]).skaters;
  expect(star?.iceTime).toBeGreaterThan(1000);
  expect(star?.iceTime).toBeLessThan(1200);
  expect(fourth?.iceTime).toBeCloseTo(500, -2);
  expect(star?.saved).toBeGreaterThan(fourth?.saved ?? 0);
});

test('the new, the traded and those after a summer are less sure', () => {
  const state = learned();
  const unknownOf = (id: string, team = 'HOM', season = 2025) =>
    squadOf(state, [sure(id)], team, season).skaters[0]?.iceUnknown ?? 0;
  expect(unknownOf('nobody')).toBeGreaterThan(unknownOf('star', 'NEW'));
  expect(unknownOf('star', 'NEW')).toBeGreaterThan(unknownOf('star', 'HOM', 2026));
  expect(unknownOf('star', 'HOM', 2026)).toBeGreaterThan(unknownOf('star'));
});

test('who dressed of late may dress; a traded skater is on one list', () => {
  const state = learned();
  expect(mayDress(state, 'HOM', EXAMPLE_HOCKEY_LEARNING).map(({ playerId }) => playerId)).toEqual([
    'star',
    'fourth',
  ]);
  learnHockey(state, box(side('NEW', [line('star', 1000, 3)])), EXAMPLE_HOCKEY_LEARNING);
  expect(mayDress(state, 'HOM', EXAMPLE_HOCKEY_LEARNING).map(({ playerId }) => playerId)).toEqual([
    'fourth',
  ]);
  expect(mayDress(state, 'NEW', EXAMPLE_HOCKEY_LEARNING).map(({ playerId }) => playerId)).toEqual([
    'star',
  ]);
});

test('chances to dress come to a role’s places at most', () => {
  const doubtful = Array.from({ length: 16 }, (_, at) => ({ ...sure(`f${at}`), chance: 0.9 }));
  const chances = squadOf(learned(), doubtful).skaters.map(({ chance }) => chance);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(12, 9);
});

test('a team that is shot at has opponents that shoot more', () => {
  const state = newHockeyState(28);
  for (let game = 0; game < 20; game++)
    learnHockey(state, box(side('HOM', [line('a', 900, 45)])), EXAMPLE_HOCKEY_LEARNING);
  expect(squadOf(state, []).savedShots).toBeGreaterThan(35);
});

test('a state is plain JSON, and a squad of it is drawn', () => {
  const state = learned();
  const again = JSON.parse(JSON.stringify(state));
  const squad = squadOf(again, [sure('star'), sure('fourth')]);
  expect(squad).toEqual(squadOf(state, [sure('star'), sure('fourth')]));
  expect(hockeyPlayers(EXAMPLE_HOCKEY_DRAW).prepare(squad, undefined).players).toHaveLength(2);
});
