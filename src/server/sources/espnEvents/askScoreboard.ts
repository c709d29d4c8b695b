import { NOTHING, within } from '../events/answer.ts';
import type { Ask } from '../events/askAll.ts';
import { type FetchJsonOptions, fetchJson } from '../http/fetchJson.ts';
import { type DayRange, SourceError } from '../source.ts';
import { type EspnEventLeague, scoreboardUrl } from './paths.ts';
import { type EventReader, readScoreboard } from './scoreboard.ts';

export interface EspnEventOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://site.api.espn.com */
  readonly baseUrl?: string | undefined;
}

const BASE_URL = 'https://site.api.espn.com';

/** One league's scoreboard for a range of days; events outside the range are left out. */
export function askScoreboard(
  { baseUrl = BASE_URL, ...http }: EspnEventOptions,
  league: EspnEventLeague,
  days: DayRange,
  read: EventReader,
): Ask {
  const answer = async () => {
    if (!(Date.parse(days.from) <= Date.parse(days.to))) return NOTHING;
    const url = scoreboardUrl(baseUrl, league, days);
    const found = readScoreboard(await fetchJson(url, http), read);
    if (!found) throw new SourceError(`${url.host}${url.pathname} sent no list of events`);
    return within(found, days);
  };
  return { item: `espn ${league}`, answer };
}
