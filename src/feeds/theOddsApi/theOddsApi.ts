import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import type { OddsFeed } from '../oddsFeed.ts';
import { askMetered, type MeteredOptions } from '../reading/askMetered.ts';
import { creditsOf, TEN_BOOKS } from './books.ts';
import { creditsIn } from './quota.ts';
import { readAnswer } from './readAnswer.ts';
import { SPORT_KEYS } from './sports.ts';
import { troubleOf } from './trouble.ts';

export interface TheOddsApiOptions extends MeteredOptions {
  /** Default https://api.the-odds-api.com */
  readonly baseUrl?: string | undefined;
  /** The owner's key; without one there is no such feed. */
  readonly apiKey: string;
  /** The feed's keys of the books to ask for. Default: ten, which are one region. */
  readonly books?: readonly string[] | undefined;
}

export const THE_ODDS_API_URL = 'https://api.the-odds-api.com';
/** An exchange's `h2h_lay` comes with `h2h` at no cost. */
const MARKETS = ['h2h', 'spreads', 'totals'] as const;

/** An instant as the feed takes it: without fractions of a second. */
const seconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** The address of a league's prices to come. The key stands in it, so it is never logged. */
export function oddsUrl(
  { baseUrl = THE_ODDS_API_URL, apiKey, books = TEN_BOOKS }: TheOddsApiOptions,
  league: League,
  from: Date,
): URL {
  const url = new URL(`/v4/sports/${SPORT_KEYS[league]}/odds/`, baseUrl);
  url.searchParams.set('apiKey', apiKey);
  url.searchParams.set('bookmakers', books.join(','));
  url.searchParams.set('markets', MARKETS.join(','));
  url.searchParams.set('oddsFormat', 'american');
  url.searchParams.set('dateFormat', 'iso');
  url.searchParams.set('commenceTimeFrom', seconds(from));
  return url;
}

/** The Odds API: many books' prices of a league in one request, counted in credits. */
export const theOddsApi = (options: TheOddsApiOptions): OddsFeed => ({
  id: 'theoddsapi',
  leagues: TEAM_LEAGUES,
  cost: creditsOf((options.books ?? TEN_BOOKS).length, MARKETS.length),
  async read(league, now) {
    const answer = await askMetered(oddsUrl(options, league, now), {}, options);
    const asOf = now.toISOString();
    const asked = { feed: 'theoddsapi', league, sportKeys: [SPORT_KEYS[league]], asOf } as const;
    return readAnswer(answer, asked, { creditsIn, troubleOf });
  },
});
