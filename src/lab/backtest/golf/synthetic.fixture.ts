import { sfc32 } from '#engine/rng/generator.ts';
import { normal } from '#engine/rng/normal.ts';
import type { GolfRow } from '../../fit/golf/row.ts';

const PLAYERS = 40;
const EVENTS = 6;

/** Made-up results of a small tour: 40 players of constant skill, six events a season. */
export function syntheticGolfRows(seasons: readonly number[]): GolfRow[] {
  const generator = sfc32(99);
  const rows: GolfRow[] = [];
  for (const season of seasons) {
    for (let event = 0; event < EVENTS; event++) {
      for (let player = 0; player < PLAYERS; player++) {
        const skill = 2 - player / 10;
        const rounds = [0, 1, 2, 3].map(() =>
          Math.max(-14, Math.min(18, Math.round(2.5 * normal(generator) - skill))),
        );
        rows.push({
          season,
          date: `${season}-0${event + 1}-10`,
          tournament: `Event ${event}`,
          eventId: `${season}${event}`,
          key: `p${player}`,
          country: '',
          rounds,
          madeCut: true,
          position: undefined,
        });
      }
    }
  }
  return rows;
}
