import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { elapsedOf } from '#domain/live/elapsed.ts';
import type { SoccerState } from '#domain/live/gameState.ts';
import { isOverStage, LIVE_STAGES } from '#domain/live/liveStage.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import { EXAMPLE_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { liveSportOf } from '#engine/live/index.ts';
import { parseLiveBoard } from '#feeds/espn/live/board.ts';
import { besideShared } from './besideShared.ts';

/** The recorded World Cup, a league we do not have, as the Premier League: otherwise it would be refused. */
const asEpl = (text: string): unknown =>
  JSON.parse(text.replaceAll('s:600~l:606', 's:600~l:700').replaceAll('fifa.world', 'eng.1'));

besideShared('data/plays/live_sequences', 'recorded boards as they changed', (folder) => {
  const files = readdirSync(folder)
    .filter((name) => name.startsWith('soccer_espn_worldcup_'))
    .sort();
  const boards = files.map((name) =>
    parseLiveBoard(asEpl(gunzipSync(readFileSync(join(folder, name))).toString()), 'EPL'),
  );
  const games = new Map<string, LiveTold[]>();
  for (const board of boards) {
    if (!board.ok) continue;
    for (const told of board.value.games)
      games.set(told.sourceId, [...(games.get(told.sourceId) ?? []), told]);
  }

  test('every board is read, and every game that is in play', () => {
    expect(boards.length).toBeGreaterThan(100);
    expect(boards.filter(({ ok }) => !ok)).toEqual([]);
    expect(boards.flatMap((board) => (board.ok ? board.value.quarantined : []))).toEqual([]);
    const playing = [...games.values()].flat().filter(({ stage }) => stage === 'playing');
    expect(playing.length).toBeGreaterThan(20);
    expect(playing.filter(({ state }) => !state)).toEqual([]);
  });

  test('no game goes back: stages in their order, time and score never less', () => {
    for (const [id, told] of games) {
      const stages = told.map(({ stage }) => LIVE_STAGES.indexOf(stage));
      expect(stages, id).toEqual(stages.toSorted((one, other) => one - other));
      const states = told.flatMap(({ state }) => (state?.sport === 'soccer' ? [state] : []));
      for (const [at, state] of states.entries()) {
        const last = states[at - 1];
        if (!last) continue;
        expect(elapsedOf('EPL', state), id).toBeGreaterThanOrEqual(elapsedOf('EPL', last));
        expect(state.home, id).toBeGreaterThanOrEqual(last.home);
        expect(state.away, id).toBeGreaterThanOrEqual(last.away);
      }
    }
  });

  test('every recorded state has its figures: all weight from its score on, at the end on it alone', () => {
    const played = liveSportOf('EPL')?.begin('EPL', EXAMPLE_INPUTS.soccer);
    const states = [...games.values()].flat().flatMap(({ state, stage }) => {
      return state ? [{ state: state as SoccerState, over: isOverStage(stage) }] : [];
    });
    expect(states.length).toBeGreaterThan(100);
    for (const { state, over } of states) {
      const { size, weights } = played?.after(state) ?? { size: 0, weights: [] };
      const where = JSON.stringify(state);
      let [sum, below] = [0, 0];
      for (let cell = 0; cell < weights.length; cell++) {
        const weight = weights[cell] ?? 0;
        sum += weight;
        const [home, away] = [Math.floor(cell / size), cell % size];
        if (home < state.home || away < state.away) below += weight;
      }
      expect(sum, where).toBeGreaterThan(0);
      expect(below, where).toBe(0);
      if (!over) continue;
      expect((weights[state.home * size + state.away] ?? 0) / sum, where).toBeGreaterThan(0.8);
    }
  });
});
