import type { ListedGame } from '#domain/game/listedGame.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { lineIn, middleLine } from '#domain/players/lineAsked.ts';
import { mainStats } from '#domain/players/mainStats.ts';
import type { KnownPlayer } from '#domain/players/past/knownPlayer.ts';
import { isFantasy } from '#domain/players/scorings.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { shownStats } from '#domain/players/statText.ts';

/** A player's next game, and his line in it. */
export interface NextGame {
  readonly game: ListedGame;
  readonly line: PlayerLine;
}

/** What a player's page is drawn from. */
export interface PlayerData {
  readonly league: PlayerLeague;
  readonly playerId: string;
  readonly name: string;
  /** Absent of somebody whom no feed has named yet. */
  readonly known?: KnownPlayer | undefined;
  /** Absent with nothing ahead. */
  readonly next?: NextGame | undefined;
  /** What the address asks of the line box; empty for nothing. */
  readonly asked: { readonly stat: string; readonly line: string };
  readonly now: Date;
  /** Eastern day of the last final that the lines have learned from, YYYY-MM-DD; undefined before the first lines. */
  readonly learnedTo: string | undefined;
  /** When the slate was last confirmed, ISO 8601 in UTC. */
  readonly asOf: string | undefined;
  /** Whether all this is a sample. */
  readonly sample: boolean;
}

/** The line box's stat and line, in the stat's unit; ours where the address asks for none, or for nothing of his. */
export function playerBox({ line: player }: NextGame, { stat, line }: PlayerData['asked']) {
  const own = shownStats(player.stats);
  const main = mainStats(player.position, player.stats);
  const chosen = own.includes(stat) ? stat : (main[0] ?? own[0]);
  const counts = chosen === undefined ? undefined : player.stats[chosen];
  if (chosen === undefined || !counts) return undefined;
  const read = line === '' ? undefined : lineIn(line);
  const middle = middleLine(chosen, counts);
  const refused = (stat !== '' && chosen !== stat) || (line !== '' && read === undefined);
  const shown = (refused ? undefined : read) ?? middle;
  return shown === undefined ? undefined : { stat: chosen, line: shown, refused };
}

/** The stats that a page speaks of: the main ones of the line ahead, else of what he has played. */
export function spokenOf({ next, known }: Pick<PlayerData, 'next' | 'known'>): readonly string[] {
  if (next) {
    const main = mainStats(next.line.position, next.line.stats);
    return main.length > 0 ? main : shownStats(next.line.stats).slice(0, 3);
  }
  const played = known?.games[0]?.stats ?? {};
  const main = mainStats(known?.position ?? '', played);
  return main.length > 0
    ? main
    : shownStats(played)
        .filter((stat) => !isFantasy(stat))
        .slice(0, 3);
}
