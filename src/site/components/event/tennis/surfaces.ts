import type { CourtSurface } from '#domain/events/tennisMatch.ts';

/** Surfaces as badges print them. */
const SURFACES: Readonly<Record<CourtSurface, string>> = {
  hard: 'Hard',
  clay: 'Clay',
  grass: 'Grass',
};

/** "Clay"; or that the surface is unknown. */
export const surfaceText = (surface: CourtSurface | null | undefined): string =>
  surface ? SURFACES[surface] : 'Surface unknown';
