import { followIdOf } from '#domain/follow/follow.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { MAY_LAST_MS } from '#domain/live/mayBePlayed.ts';
import { teamPath } from '#domain/product/paths.ts';
import type { Instant } from '#domain/time/time.ts';
import { beforeText } from './stripView.ts';

const HOUR_MS = 3_600_000;
/** A page may be read for so long before a later slate replaces its games, hours. */
const AHEAD_HOURS = 36;
/** More would weigh too much on a page that may not need them. */
const MOST = 150;

/** What a reader may follow in a game. */
function followIds({ league, homeTeam, awayTeam }: CardGame): readonly string[] {
  const teams = [homeTeam, awayTeam].flatMap(({ name }) => teamPath(league, name) ?? []);
  return [followIdOf(league), ...teams.map((path) => followIdOf(league, path))];
}

/**
 * The games that may be being played while a page is open, a line each in the order of their starts: number, start in seconds since
 * 1970, away side, home side, what was said before the start, and what a reader may follow in it, with tabs between. The strip's own
 * script reads them before the first paint (components/shell/strip-early.js).
 */
export function stripLines(games: readonly CardGame[], now: Instant): string {
  const at = new Date(now).getTime();
  return games
    .flatMap((game) => {
      const start = Date.parse(game.gameTime);
      const near = start > at - MAY_LAST_MS && start < at + AHEAD_HOURS * HOUR_MS;
      const { prediction, status, timeKnown } = game;
      const mayBeOn = (status === 'scheduled' || status === 'live') && timeKnown;
      return prediction && near && mayBeOn ? [{ game, start, before: prediction }] : [];
    })
    .toSorted((one, other) => one.start - other.start || one.game.id - other.game.id)
    .slice(0, MOST)
    .map(({ game, start, before }) => {
      const { shortName: homeTeam } = game.homeTeam;
      const { shortName: awayTeam } = game.awayTeam;
      const said = beforeText({ homeTeam, awayTeam, before });
      const of = followIds(game).join(' ');
      return [game.id, Math.floor(start / 1000), awayTeam, homeTeam, said, of].join('\t');
    })
    .join('\n');
}
