import * as z from 'zod';
import type { PairKey } from '../oddsFeed.ts';
import { usableList } from '../reading/fields.ts';

/** Its keys of fights: all promotions of mixed martial arts are one (its list of sports, in public programs, read 2026-11-27). */
export const FIGHT_KEYS: readonly PairKey[] = [
  { key: 'mma_mixed_martial_arts', sport: 'UFC' },
  { key: 'boxing_boxing', sport: 'Boxing' },
];

const sport = z.object({
  key: z.string().max(64),
  active: z.boolean(),
  has_outrights: z.boolean().optional(),
});

/** Tournaments whose winner alone is bet on are others: they have no matches. */
const TOURNAMENT = /^tennis_(atp|wta)_[a-z0-9_]+$/;

/**
 * Tournaments of tennis in its list of sports: `tennis_atp_us_open` is a sport of its own, in season while it lasts. Undefined if the
 * answer is no list of sports.
 */
export function tournamentsIn(answer: unknown): readonly PairKey[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const sports = usableList(sport).parse(answer) ?? [];
  if (sports.length === 0 && answer.length > 0) return undefined;
  const keys = sports.flatMap(({ key, active, has_outrights: outrights = false }) => {
    const [, tour] = active && !outrights ? (TOURNAMENT.exec(key) ?? []) : [];
    if (tour === undefined) return [];
    return [{ key, sport: 'Tennis', tour: tour === 'atp' ? 'ATP' : 'WTA' } as const];
  });
  return [...new Map(keys.map((one) => [one.key, one])).values()];
}
