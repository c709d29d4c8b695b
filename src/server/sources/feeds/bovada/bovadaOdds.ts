import type { League } from '#domain/league.ts';
import { type FetchJsonOptions, fetchJson } from '../../reading/http/fetchJson.ts';
import { type Source, SourceError } from '../../source.ts';
import { parseBouts, type QuotedBout } from './bouts.ts';
import { type Coupon, parseGames } from './coupon.ts';
import type { QuotedGame } from './event.ts';
import { addQuotes } from './match.ts';
import { type BoutSport, boutCouponUrl, leagueCouponUrl } from './paths.ts';

export interface BovadaOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://www.bovada.lv */
  readonly baseUrl?: string | undefined;
}

const BASE_URL = 'https://www.bovada.lv';

/** Bovada's public coupons: prices of the main markets. Both calls reject with a SourceError. */
export interface BovadaOdds {
  games(league: League, now: Date): Promise<Coupon<QuotedGame>>;
  bouts(sport: BoutSport, now: Date): Promise<Coupon<QuotedBout>>;
}

export function bovadaOdds(options: BovadaOptions = {}): BovadaOdds {
  const { baseUrl = BASE_URL, ...http } = options;
  async function ask<T>(url: URL, parse: (answer: unknown) => Coupon<T> | undefined) {
    const coupon = parse(await fetchJson(url, http));
    if (!coupon) throw new SourceError(`${url.host}${url.pathname} sent no coupon`);
    return coupon;
  }
  return {
    games: (league, now) =>
      ask(leagueCouponUrl(baseUrl, league), (answer) =>
        parseGames(answer, league, now.toISOString()),
      ),
    bouts: (sport, now) =>
      ask(boutCouponUrl(baseUrl, sport), (answer) => parseBouts(answer, sport, now.toISOString())),
  };
}

/**
 * A source whose games to come also carry Bovada's prices. A league without games to come is not asked for. When Bovada
 * fails, the games stay as they are and the failure is quarantined.
 */
export const withBovada = (
  source: Source,
  bovada: BovadaOdds,
  knownKeys: (league: League) => ReadonlySet<string>,
): Source => ({
  ...source,
  async games(league, days, now) {
    const answer = await source.games(league, days, now);
    if (!answer.games.some(({ status }) => status === 'scheduled')) return answer;
    try {
      const coupon = await bovada.games(league, now);
      const known = {
        games: answer.games,
        quarantined: [
          ...answer.quarantined,
          ...coupon.quarantined.map(({ item, reason }) => ({ item: `bovada ${item}`, reason })),
        ],
      };
      return addQuotes(league, known, coupon.items, days, knownKeys(league));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const failure = { item: 'prices of bovada', reason: error.message };
      return { ...answer, quarantined: [...answer.quarantined, failure] };
    }
  },
});
