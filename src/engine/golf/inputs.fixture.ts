import type { GolfInputs } from './inputs.ts';

/** A field of `count` players whose skills fall evenly from +2 to −2 strokes. */
export const exampleInputs = (count: number, changes: Partial<GolfInputs> = {}): GolfInputs => ({
  players: Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    skill: count === 1 ? 0 : 2 - (4 * at) / (count - 1),
    sd: 0.6,
  })),
  rounds: 4,
  cut: { after: 2, places: 65, within: 0 },
  roundSd: 2.76,
  par: -0.3,
  withdrawal: 0.005,
  upset: 0.04,
  pairs: [],
  groups: [],
  teams: [],
  counting: [],
  ...changes,
});
