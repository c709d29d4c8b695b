import type { League } from '#domain/leagues/league.ts';
import { type FetchJsonOptions, fetchJson } from '../reading/fetchJson.ts';
import { SourceError } from '../source.ts';
import { type Coupon, parseBovadaGames } from './coupon.ts';
import type { QuotedGame } from './event.ts';
import { parseParts, type QuotedPart } from './parts.ts';
import { leagueCouponUrl, type PartSport, partCouponUrl } from './paths.ts';

interface BovadaOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://www.bovada.lv */
  readonly baseUrl?: string | undefined;
}

const BASE_URL = 'https://www.bovada.lv';

/** Bovada's public coupons: prices of the main markets. Both calls reject with a SourceError. */
export interface BovadaOdds {
  games(league: League, now: Date): Promise<Coupon<QuotedGame>>;
  parts(sport: PartSport, now: Date): Promise<Coupon<QuotedPart>>;
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
        parseBovadaGames(answer, league, now.toISOString()),
      ),
    parts: (sport, now) =>
      ask(partCouponUrl(baseUrl, sport), (answer) => parseParts(answer, sport, now.toISOString())),
  };
}
