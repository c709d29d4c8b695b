import type { LiveInShort } from '#contract/live/liveNow.ts';
import { isOverStage } from '#domain/live/liveStage.ts';
import { isSilent } from './answer.ts';
import type { LiveShortRow } from './store/read.ts';

/** Most games of a list. */
const MOST = 100;

function inShort(row: LiveShortRow, now: Date): LiveInShort {
  const { game_id: gameId, stage, detail, state, figures, before, told_at: asOf, games } = row;
  const silent = isSilent(row, now);
  return {
    asOf,
    gameId,
    path: `/game/${gameId}`,
    league: games.league,
    sample: games.sample,
    homeTeam: games.home.short_name,
    awayTeam: games.away.short_name,
    stage,
    silent,
    ...(detail && { detail }),
    ...(state && { score: { home: state.home, away: state.away } }),
    before: before.chances,
    ...(figures && !silent && stage !== 'off' && { now: figures.chances }),
  };
}

/** Played ones by their start, then those that are over, the last first. */
function inOrder(one: LiveShortRow, other: LiveShortRow): number {
  const [over, otherOver] = [isOverStage(one.stage), isOverStage(other.stage)];
  if (over !== otherOver) return over ? 1 : -1;
  const gap = over
    ? Date.parse(other.changed_at) - Date.parse(one.changed_at)
    : Date.parse(one.games.game_time) - Date.parse(other.games.game_time);
  return gap || one.game_id - other.game_id;
}

/**
 * Games being played, then those that are over, in short.
 * @param since what was over before it is left out
 */
export const shortAnswer = (
  rows: readonly LiveShortRow[],
  since: Date,
  now: Date,
): readonly LiveInShort[] =>
  rows
    .filter(({ stage, changed_at: at }) => !isOverStage(stage) || Date.parse(at) > since.getTime())
    .toSorted(inOrder)
    .slice(0, MOST)
    .map((row) => inShort(row, now));
