import type { FeedGame } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { isPlayed } from '#domain/leagues/season.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import type { RequestForm } from '../../leagues/facts.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { sideKey } from '../../leagues/sideKey.ts';
import { type FetchJsonOptions, fetchJson } from '../../reading/fetchJson.ts';
import { type DayRange, type FeedAnswer, type Source, SourceError } from '../../source.ts';
import { askDays, type DaysAnswer } from '../asking/askDays.ts';
import { eventsIn } from '../asking/eventsIn.ts';
import { FORM_BYTES, SOCCER_DAYS_AHEAD } from '../asking/forms.ts';
import type { RequestPiece } from '../asking/pieces.ts';
import type { ParseContext } from './event.ts';
import { keepFirstGames, parseScoreboard } from './scoreboard.ts';

/** Address of a league's scoreboard for the days of a request. */
export function scoreboardUrl(baseUrl: string, league: League, dates: string, limit: number): URL {
  const { path, groups } = FEED_FACTS[league].espn;
  const url = new URL(`/apis/site/v2/sports/${path}/scoreboard`, baseUrl);
  url.searchParams.set('dates', dates);
  url.searchParams.set('limit', String(limit));
  if (groups) url.searchParams.set('groups', groups);
  return url;
}

/** The forms for requesting a league's days: out of season a month is one small answer, if its lists come by the day. */
function formsOf(league: League, days: DayRange): readonly [RequestForm, ...RequestForm[]] {
  const { forms } = FEED_FACTS[league].espn;
  return isPlayed(league, days) ? forms : ['month', ...forms.filter((form) => form !== 'month')];
}

export interface EspnOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://site.api.espn.com */
  readonly baseUrl?: string | undefined;
  /** Keys of a league's fitted ratings; without it no team has a `ratingKey`. */
  readonly knownKeys?: ((league: League) => ReadonlySet<string>) | undefined;
}

const BASE_URL = 'https://site.api.espn.com';

/** Limit of an answer: a month is several megabytes. */
const MONTH_TIMEOUT_MS = 20_000;

/**
 * ESPN's public scoreboards: schedule, scores, records, venues, weather and odds of every team league, in the forms of request
 * from its facts. Missing days are named and quarantined; `games` rejects with a SourceError if all are missing or the range is
 * empty.
 */
export function espnSource(options: EspnOptions = {}): Source {
  const { baseUrl = BASE_URL, knownKeys, ...http } = options;

  async function ask(
    url: URL,
    { form, days }: RequestPiece,
    context: ParseContext,
  ): Promise<DaysAnswer<FeedAnswer>> {
    const limits = form === 'month' ? { timeoutMs: MONTH_TIMEOUT_MS } : {};
    const json = await fetchJson(url, { maxBytes: FORM_BYTES[form], ...limits, ...http });
    const answer = parseScoreboard(json, context);
    if (!answer.ok) throw new SourceError(`${url.host}${url.pathname} ${answer.reason}`);
    const { games } = answer.value;
    const asked = form === 'month' ? games.filter((game) => isOf(game, days)) : games;
    return { value: { ...answer.value, games: asked }, count: eventsIn(json) };
  }

  return {
    name: 'espn',
    sample: false,
    async games(league, days, now) {
      if (!(Date.parse(days.from) <= Date.parse(days.to))) {
        throw new SourceError(`espn: no days from ${days.from} to ${days.to}`);
      }
      const keys = knownKeys?.(league);
      const context: ParseContext = {
        league,
        asOf: now.toISOString(),
        keyOf: (team) => keys && sideKey(league, team, keys),
      };
      const soccer = LEAGUES[league].sport === 'soccer';
      const told = await askDays<FeedAnswer>(days, {
        forms: formsOf(league, days),
        dayReach: soccer ? addDays(easternDate(now), SOCCER_DAYS_AHEAD) : undefined,
        courtesy: http.courtesy,
        urlOf: ({ dates }, limit) => scoreboardUrl(baseUrl, league, dates, limit),
        ask: (url, piece) => ask(url, piece, context),
      });
      const [first] = told.untold;
      if (first && told.values.length === 0) throw first.error;
      const failed = told.untold.map(({ days: { from, to }, error }) => ({
        item: from === to ? from : `${from} to ${to}`,
        reason: error.message,
      }));
      const cuts = told.cuts.map((reason) => ({ item: 'scoreboard', reason }));
      const answer = keepFirstGames({
        games: told.values.flatMap(({ games }) => games),
        quarantined: [...told.values.flatMap((one) => one.quarantined), ...failed, ...cuts],
      });
      return { ...answer, unanswered: told.untold.map((one) => one.days) };
    },
  };
}

/** A month's list contains days that were not requested. */
const isOf = ({ gameTime }: FeedGame, { from, to }: DayRange): boolean => {
  const day = easternDate(gameTime);
  return addDays(from, -1) <= day && day <= addDays(to, 1);
};
