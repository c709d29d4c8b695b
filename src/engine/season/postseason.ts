import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { Generator } from '../rng/generator.ts';
import { NORMAL_SHIFT, NORMALS } from './normals.ts';
import type { Passage } from './passage.ts';
import type { Walk } from './walk.ts';

/** The games of a postseason, from the ratings and the run's strengths, which walk once more before the first of them. */
export interface Postseason {
  /** Whether the home side wins. */
  play(home: number, away: number, neutral: boolean): boolean;
  /** Begins a run's postseason. */
  restart(): void;
}

export function postseasonOf(
  { teams, strengths }: SeasonInputs,
  walk: Walk,
  passage: Passage,
  generator: Generator,
): Postseason {
  const perUnit = 1 / strengths.unit;
  const ratings = Float64Array.from(strengths.ratings);
  const bits = new Uint32Array(teams.length);
  const state = { walked: false };
  const strengthOf = (team: number): number => (ratings[team] ?? 0) + (walk.now[team] ?? 0);
  return {
    play(home, away, neutral) {
      if (!state.walked) {
        state.walked = true;
        generator.fill(bits);
        walk.move(passage.postseason, bits, 0);
      }
      const lead = strengthOf(home) - strengthOf(away) + (neutral ? 0 : strengths.home);
      return lead * perUnit + (NORMALS[generator.next() >>> NORMAL_SHIFT] ?? 0) > 0;
    },
    restart() {
      state.walked = false;
    },
  };
}
