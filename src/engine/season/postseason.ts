import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { mix } from '../rng/mix.ts';
import { NORMAL_SHIFT, NORMALS } from './normals.ts';
import type { SeasonPassage } from './passage.ts';
import type { Walk } from './walk.ts';

/** Room for the games of two teams in a postseason, as bits. */
const MEETING_BITS = 6;

/** The games of a postseason, from the ratings and the run's strengths, which walk once more before the first of them. */
interface Postseason {
  /** Whether the home side wins. */
  play(home: number, away: number, neutral: boolean): boolean;
  /**
   * Begins a run's postseason.
   * @param bits the run's random numbers; `from` is the first team's for the walk, `key` the one that games are mixed from
   */
  restart(bits: Uint32Array, from: number, key: number): void;
  /** Begins the same postseason once more: the strengths stay where they have walked. */
  again(): void;
}

/** A pair's first game has the same luck in every run of one key, whoever else is in the field and wherever they play; so has its next. */
export function postseasonOf(
  { teams, strengths }: SeasonInputs,
  walk: Walk,
  passage: SeasonPassage,
): Postseason {
  const perUnit = 1 / strengths.unit;
  const size = teams.length;
  const ratings = Float64Array.from(strengths.ratings);
  /** Games of each pair in this run, and the pairs that have met: few, and all that must be cleared. */
  const met = new Uint8Array(size * size);
  const pairs: number[] = [];
  const state: { walked: boolean; bits: Uint32Array; from: number; key: number; pairs: number } = {
    walked: true,
    bits: new Uint32Array(),
    from: 0,
    key: 0,
    pairs: 0,
  };
  const strengthOf = (team: number): number => (ratings[team] ?? 0) + (walk.now[team] ?? 0);

  /** The normal number of the pair's next game, above 0 for the team of the lower number. */
  function luckOf(one: number, other: number): number {
    const pair = one * size + other;
    const before = met[pair] ?? 0;
    if (before === 0) pairs[state.pairs++] = pair;
    met[pair] = before + 1;
    const drawn = mix(state.key, (pair << MEETING_BITS) + before);
    return NORMALS[drawn >>> NORMAL_SHIFT] ?? 0;
  }

  function again(): void {
    for (let at = 0; at < state.pairs; at++) met[pairs[at] ?? 0] = 0;
    state.pairs = 0;
  }

  return {
    again,
    play(home, away, neutral) {
      if (!state.walked) {
        state.walked = true;
        walk.move(passage.postseason, state.bits, state.from);
      }
      const lead = strengthOf(home) - strengthOf(away) + (neutral ? 0 : strengths.home);
      const luck = home < away ? luckOf(home, away) : -luckOf(away, home);
      return lead * perUnit + luck > 0;
    },
    restart(bits, from, key) {
      state.walked = false;
      state.bits = bits;
      state.from = from;
      state.key = bits[key] ?? 0;
      again();
    },
  };
}
