import type { Game } from '#domain/game/game.ts';

/** The tabs of the projected lineups, away first as everywhere. */
export const LINEUPS = {
  group: 'lineup',
  label: 'Team',
  tabs: ({ awayTeam, homeTeam }: Pick<Game, 'awayTeam' | 'homeTeam'>) => [
    { id: 'away' as const, label: awayTeam.shortName },
    { id: 'home' as const, label: homeTeam.shortName },
  ],
} as const;
