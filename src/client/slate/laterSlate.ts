import { atom } from 'nanostores';
import { PATHS } from '#contract/paths.ts';
import type { PlatformStatsAnswer } from '#contract/platformStats.ts';
import type { League } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { fetchList } from '../gameAnswer.ts';
import { getJson } from '../http.ts';
import { readPlatformStats } from '../platformStats.ts';

/** What a page shows in place of what it was built with: one later slate, whole. */
export interface LaterSlate {
  readonly contentHash: string;
  /** Games under way or to come, of the page's league or of all. */
  readonly games: readonly ListedGame[];
  /** Absent on a page without platform tiles. */
  readonly stats: PlatformStatsAnswer | undefined;
  /** When its newest datum was confirmed, ISO 8601 in UTC; undefined where no game says so. */
  readonly asOf: string | undefined;
}

/** The later slate that the page shows; undefined while it shows what it was built with. */
export const $later = atom<LaterSlate | undefined>(undefined);

/** Everything a page shows of the slate that is up, or an error: a page never shows one part of it without another. */
export async function fetchLater(
  contentHash: string,
  { league, tiles }: { readonly league: League | undefined; readonly tiles: boolean },
): Promise<LaterSlate> {
  const [list, stats] = await Promise.all([
    fetchList(league),
    tiles ? getJson(PATHS.platformStats, readPlatformStats) : undefined,
  ]);
  return { contentHash, stats, ...list };
}
