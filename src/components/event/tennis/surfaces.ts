import type { CourtSurface } from '#domain/events/tennisMatch.ts';

/** Surfaces as badges print them. */
export const SURFACES: Readonly<Record<CourtSurface, string>> = {
  hard: 'Hard',
  clay: 'Clay',
  grass: 'Grass',
};
