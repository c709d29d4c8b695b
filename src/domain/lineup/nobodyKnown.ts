import type { Game } from '../game/game.ts';
import { noPlayersBrief, noPlayersText } from '../players/noPlayers.ts';

/** Why no player's line stands on a game's page, in a few words. */
export function nobodyKnownBrief({ league, status }: Pick<Game, 'league' | 'status'>): string {
  return noPlayersBrief(league) ?? (status === 'scheduled' ? 'Lineups not out yet' : 'No lineups');
}

/** The same as a sentence, with the reason where it is not ours to change. */
export const nobodyKnownText = (game: Pick<Game, 'league' | 'status'>): string =>
  `${noPlayersText(game.league) ?? nobodyKnownBrief(game)}.`;
