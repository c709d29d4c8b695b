import type { LiveFeed } from '../../liveFeed.ts';
import { type FetchJsonOptions, fetchJson } from '../../reading/fetchJson.ts';
import { SourceError } from '../../source.ts';
import { LIMIT, MOST_BYTES } from '../asking/forms.ts';
import { scoreboardUrl } from '../games/espnSource.ts';
import { parseLiveBoard } from './board.ts';

export interface LiveFeedOptions extends Omit<FetchJsonOptions, 'keeping'> {
  /** Default https://site.api.espn.com */
  readonly baseUrl?: string | undefined;
}

const BASE_URL = 'https://site.api.espn.com';

/**
 * ESPN's scoreboards, asked for one day: the form that every team sport takes (`forms.ts`). A month, which is the other one, is too
 * much for every minute.
 */
export function espnLive({ baseUrl = BASE_URL, ...http }: LiveFeedOptions = {}): LiveFeed {
  return {
    async board(league, day) {
      const url = scoreboardUrl(baseUrl, league, day.replaceAll('-', ''), LIMIT);
      const json = await fetchJson(url, { maxBytes: MOST_BYTES.day, ...http });
      const board = parseLiveBoard(json, league);
      if (!board.ok) throw new SourceError(`${url.host}${url.pathname} ${board.reason}`);
      return board.value;
    },
  };
}
