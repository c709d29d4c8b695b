import type { Game } from '#domain/game.ts';

/** The tabs of the projected lineups, away first as everywhere. */
export const LINEUPS = {
  group: 'lineup',
  label: 'Team',
  tabs: ({ awayTeam, homeTeam }: Pick<Game, 'awayTeam' | 'homeTeam'>) => [
    { id: 'away', label: awayTeam.shortName },
    { id: 'home', label: homeTeam.shortName },
  ],
} as const;
