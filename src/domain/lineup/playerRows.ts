import { lastName } from '../fights/lastName.ts';
import type { PredictedGame } from '../game/game.ts';
import type { Side } from '../game/predictedWinner.ts';
import { playerPath } from '../players/playerPaths.ts';
import { playsText } from '../players/playsText.ts';
import { hasPlayers } from '../players/statNames.ts';
import { meanText, statLabel, statRangeText, statShort } from '../players/statText.ts';
import { type DrawnPlayer, drawnPlayers } from './drawnPlayers.ts';
import { namedStarter, type SeatedStarter } from './namedStarter.ts';
import { rolesOf } from './roles.ts';

/** One count of a player. */
export interface PlayerCount {
  readonly stat: string;
  /** "Mahomes, passing yards" */
  readonly label: string;
  /** "268" */
  readonly mean: string;
  /** "213–322" */
  readonly range: string;
}

export interface LineupRow {
  readonly playerId: string;
  readonly name: string;
  readonly path: string;
  /** "WR, questionable, plays 62%"; may be empty. */
  readonly note: string;
  /** In the order of its group's stats; undefined where he has none of one. */
  readonly counts: readonly (PlayerCount | undefined)[];
}

export interface PlayerGroup {
  /** "Receivers" */
  readonly title: string;
  readonly stats: readonly { readonly label: string; readonly short: string }[];
  readonly rows: readonly LineupRow[];
}

function countOf(player: DrawnPlayer, stat: string): PlayerCount | undefined {
  const [mean, range] = [player.stats[stat], player.ranges[stat]];
  if (mean === undefined || range === undefined) return undefined;
  return {
    stat,
    label: `${lastName(player.playerName)}, ${statLabel(stat).toLowerCase()}`,
    mean: meanText(stat, mean),
    range: statRangeText(stat, ...range),
  };
}

/** His position, whether he is known to start, the last report's word, and his chance to play unless it is certain. */
function noteOf(player: DrawnPlayer, starter: SeatedStarter | undefined): string {
  const { playerName, position, status, plays } = player;
  const starts = starter?.isHe(playerName)
    ? starter.sure
      ? 'starts'
      : 'expected to start'
    : undefined;
  return [
    position,
    starts,
    playsText({ status, plays })?.replace(/^[A-Z]/, (first) => first.toLowerCase()),
  ]
    .filter((text) => text !== undefined && text !== '')
    .join(', ');
}

/** A side's drawn players for its table, by role; empty while nobody is known. */
export function playerGroups(game: PredictedGame, side: Side): readonly PlayerGroup[] {
  const { league } = game;
  if (!hasPlayers(league)) return [];
  const starter = namedStarter(game, side);
  return rolesOf(drawnPlayers(game, side)).map(({ title, stats, players }) => ({
    title,
    stats: stats.map((stat) => ({ label: statLabel(stat), short: statShort(stat) })),
    rows: players.map((player) => ({
      playerId: player.playerId,
      name: player.playerName,
      path: playerPath(league, { playerId: player.playerId, name: player.playerName }),
      note: noteOf(player, starter),
      counts: stats.map((stat) => countOf(player, stat)),
    })),
  }));
}
