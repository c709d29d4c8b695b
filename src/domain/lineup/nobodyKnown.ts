import type { Game } from '../game/game.ts';
import { LEAGUES } from '../leagues/league.ts';
import { hasPlayers } from '../players/statNames.ts';

/** Why no player's line stands on a game's page, in a few words. */
export function nobodyKnownBrief({ league, status }: Pick<Game, 'league' | 'status'>): string {
  if (LEAGUES[league].college) return 'We forecast no college players';
  if (!hasPlayers(league)) return 'We forecast no players of this league';
  return status === 'scheduled' ? 'Lineups not out yet' : 'No lineups';
}

/** The same as a sentence, with the reason where it is not ours to change. */
export const nobodyKnownText = (game: Pick<Game, 'league' | 'status'>): string =>
  LEAGUES[game.league].college
    ? `${nobodyKnownBrief(game)}: most states bar their props.`
    : `${nobodyKnownBrief(game)}.`;
