import { MOMENTS } from '#domain/live/momentsNow.ts';
import type { Preset } from './presets.ts';
import { wishLabel } from './words.ts';

/**
 * Alerts of games as they are played, each off until it is set.
 * @param set labels of alerts that wait already
 */
export const playOffers = (set: ReadonlySet<string>): readonly Preset[] =>
  MOMENTS.map((moment): Preset => {
    const wish = { kind: 'play', moment } as const;
    return { label: wishLabel(wish), wish };
  }).filter(({ label }) => !set.has(label));
