import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { KeysAnswer, OddsFeed } from '../oddsFeed.ts';
import { askMetered, type MeteredOptions } from '../reading/askMetered.ts';
import { creditsOf, TEN_BOOKS } from './books.ts';
import { FIGHT_KEYS, tournamentsIn } from './pairKeys.ts';
import { oddsApiCredits } from './quota.ts';
import { readOddsAnswer } from './readAnswer.ts';
import { SPORT_KEYS } from './sports.ts';
import { oddsApiTrouble, refusalText } from './trouble.ts';

interface TheOddsApiOptions extends MeteredOptions {
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
/** Of a fight or match. */
const WINNER = ['h2h'] as const;

/** An instant as the feed takes it: without fractions of a second. */
const seconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** The address of prices to come under one of its sport keys. The key stands in it, so it is never logged. */
function oddsUrl(
  { baseUrl = THE_ODDS_API_URL, apiKey, books = TEN_BOOKS }: TheOddsApiOptions,
  sportKey: string,
  from: Date,
  markets: readonly string[] = MARKETS,
): URL {
  const url = new URL(`/v4/sports/${sportKey}/odds/`, baseUrl);
  url.searchParams.set('apiKey', apiKey);
  url.searchParams.set('bookmakers', books.join(','));
  url.searchParams.set('markets', markets.join(','));
  url.searchParams.set('oddsFormat', 'american');
  url.searchParams.set('dateFormat', 'iso');
  url.searchParams.set('commenceTimeFrom', seconds(from));
  return url;
}

const DIALECT = { creditsIn: oddsApiCredits, troubleOf: oddsApiTrouble };

/** The list of its sports in season; it costs nothing. */
async function listed(options: TheOddsApiOptions): Promise<KeysAnswer> {
  const url = new URL('/v4/sports/', options.baseUrl ?? THE_ODDS_API_URL);
  url.searchParams.set('apiKey', options.apiKey);
  const answer = await askMetered(url, {}, options);
  if (answer.kind === 'none') {
    return { ok: false, trouble: 'down', reason: answer.reason, credits: {} };
  }
  const { status, headers, json } = answer;
  const credits = oddsApiCredits(headers);
  if (status !== 200) {
    const reason = refusalText(status, json);
    return { ok: false, trouble: oddsApiTrouble(status, json), reason, credits };
  }
  const keys = tournamentsIn(json);
  if (keys) return { ok: true, keys, credits };
  return { ok: false, trouble: 'unreadable', reason: 'its answer is no list of sports', credits };
}

/** The Odds API: many books' prices of a league in one request, counted in credits. */
export const theOddsApi = (options: TheOddsApiOptions): OddsFeed => ({
  id: 'theoddsapi',
  leagues: TEAM_LEAGUES,
  cost: creditsOf((options.books ?? TEN_BOOKS).length, MARKETS.length),
  async read(league, now) {
    const key = SPORT_KEYS[league];
    const answer = await askMetered(oddsUrl(options, key, now), {}, options);
    const asked = {
      feed: 'theoddsapi',
      league,
      sportKeys: [key],
      asOf: now.toISOString(),
    } as const;
    return readOddsAnswer(answer, asked, DIALECT);
  },
  pairs: {
    keys: FIGHT_KEYS,
    cost: creditsOf((options.books ?? TEN_BOOKS).length, WINNER.length),
    list: () => listed(options),
    async read({ key }, now) {
      const answer = await askMetered(oddsUrl(options, key, now, WINNER), {}, options);
      const asked = { feed: 'theoddsapi', sportKeys: [key], asOf: now.toISOString() } as const;
      return readOddsAnswer(answer, asked, DIALECT);
    },
  },
});
