import type { League } from '#domain/league.ts';
import { FEED_FACTS } from '../../../leagues/index.ts';
import { sideKey } from '../../../leagues/sideKey.ts';
import { type FetchJsonOptions, fetchJson } from '../../../reading/fetchJson.ts';
import { type FeedAnswer, type Source, SourceError } from '../../../source.ts';
import type { ParseContext } from './event.ts';
import { keepFirst, parseScoreboard } from './scoreboard.ts';

/** Without a limit ESPN stops at 100 events; a full college day has about 170. */
const LIMIT = '500';

const DAY_MS = 86_400_000;
const compact = (day: number): string =>
  new Date(day).toISOString().slice(0, 10).replaceAll('-', '');

/**
 * Addresses to ask for a league's games from `from` to `to` (YYYY-MM-DD, both included; ESPN reads
 * them as Eastern dates). Empty where the range is.
 */
export function scoreboardUrls(
  baseUrl: string,
  league: League,
  { from, to }: { readonly from: string; readonly to: string },
): readonly URL[] {
  const { path, groups, days } = FEED_FACTS[league].espn;
  const last = Date.parse(to);
  const urls: URL[] = [];
  for (let first = Date.parse(from); first <= last; first += days * DAY_MS) {
    const url = new URL(`/apis/site/v2/sports/${path}/scoreboard`, baseUrl);
    const end = Math.min(first + (days - 1) * DAY_MS, last);
    url.searchParams.set('dates', `${compact(first)}-${compact(end)}`);
    url.searchParams.set('limit', LIMIT);
    if (groups) url.searchParams.set('groups', groups);
    urls.push(url);
  }
  return urls;
}

export interface EspnOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://site.api.espn.com */
  readonly baseUrl?: string | undefined;
  /** Keys of the fitted ratings of a league; without it no team carries a `ratingKey`. */
  readonly knownKeys?: ((league: League) => ReadonlySet<string>) | undefined;
}

const BASE_URL = 'https://site.api.espn.com';

/**
 * ESPN's public scoreboards: schedule, scores, records, venues, weather and odds of every team league.
 * Long ranges are asked for in pieces. A piece that fails is quarantined; `games` rejects with a
 * SourceError when all of them fail or the range is empty.
 */
export function espnSource(options: EspnOptions = {}): Source {
  const { baseUrl = BASE_URL, knownKeys, ...http } = options;

  async function ask(url: URL, context: ParseContext): Promise<FeedAnswer> {
    const answer = parseScoreboard(await fetchJson(url, http), context);
    if (!answer.ok) throw new SourceError(`${url.host}${url.pathname} ${answer.reason}`);
    return answer.value;
  }

  return {
    name: 'espn',
    sample: false,
    async games(league, days, now) {
      const urls = scoreboardUrls(baseUrl, league, days);
      if (urls.length === 0) throw new SourceError(`espn: no days from ${days.from} to ${days.to}`);
      const keys = knownKeys?.(league);
      const context: ParseContext = {
        league,
        asOf: now.toISOString(),
        keyOf: (team) => keys && sideKey(league, team, keys),
      };
      const answers: FeedAnswer[] = [];
      const errors: SourceError[] = [];
      for (const url of urls) {
        try {
          answers.push(await ask(url, context));
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          errors.push(error);
          const item = url.searchParams.get('dates') ?? url.pathname;
          answers.push({ games: [], quarantined: [{ item, reason: error.message }] });
        }
      }
      if (errors.length === urls.length && errors[0]) throw errors[0];
      return keepFirst({
        games: answers.flatMap((answer) => answer.games),
        quarantined: answers.flatMap((answer) => answer.quarantined),
      });
    },
  };
}
