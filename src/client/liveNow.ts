import type { LiveInShort } from '#contract/live/liveNow.ts';
import { LIVE_NOW } from '#contract/live/nowPath.ts';
import type { League } from '#domain/leagues/league.ts';
import { getJson } from './http.ts';
import { readLiveNow } from './readLiveNow.ts';

/** GET /api/live, in the one spelling that the CDN keeps. @param league undefined: all. Throws as `getJson` does. */
export const askLiveNow = (league: League | undefined): Promise<readonly LiveInShort[]> =>
  getJson(league ? `${LIVE_NOW}?league=${league}` : LIVE_NOW, readLiveNow);
