import type { League } from '#domain/league.ts';
import { type FetchJsonOptions, fetchJson } from '../../reading/fetchJson.ts';
import { SourceError } from '../../source.ts';
import { parseBouts, type QuotedBout } from './bouts.ts';
import { type Coupon, parseGames } from './coupon.ts';
import type { QuotedGame } from './event.ts';
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
