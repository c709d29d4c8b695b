import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { type ExpectedAnswer, listAt, type ProbeAsk } from '../probe/probeAsk.ts';
import { leagueCouponUrl, type PartSport, partCouponUrl } from './paths.ts';

const FEED = 'Bovada';
const BASE_URL = 'https://www.bovada.lv';

/** Out of season, and on a quiet day, a coupon is empty. */
const EXPECTS: ExpectedAnswer = { kind: 'list', of: listAt(), item: 'competition', least: 0 };

const SPORTS: Readonly<Record<PartSport, string>> = {
  ufc: 'UFC',
  boxing: 'boxing',
  tennis: 'tennis',
};

/** A request for the coupon of every league and sport that we read. */
export const bovadaProbes = (baseUrl = BASE_URL): readonly ProbeAsk[] => [
  ...TEAM_LEAGUES.map((league) => ({
    feed: FEED,
    what: `${league}, coupon`,
    url: leagueCouponUrl(baseUrl, league),
    expects: EXPECTS,
  })),
  ...(Object.entries(SPORTS) as [PartSport, string][]).map(([sport, name]) => ({
    feed: FEED,
    what: `${name}, coupon`,
    url: partCouponUrl(baseUrl, sport),
    expects: EXPECTS,
  })),
];
