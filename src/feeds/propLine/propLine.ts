import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import type { OddsAnswer, OddsFeed } from '../oddsFeed.ts';
import { askMetered, type MeteredOptions } from '../reading/askMetered.ts';
import { readOddsAnswer } from '../theOddsApi/readAnswer.ts';
import { OTHER_PAIR_KEYS, PROP_LINE_KEYS, PROP_LINE_PAIRS } from './sports.ts';
import { propLineCredits, propLineTrouble } from './trouble.ts';

interface PropLineOptions extends MeteredOptions {
  /** Default https://api.prop-line.com */
  readonly baseUrl?: string | undefined;
  /** The owner's key; without one there is no such feed. */
  readonly apiKey: string;
}

export const PROP_LINE_URL = 'https://api.prop-line.com';

async function read(
  options: PropLineOptions,
  markets: string,
  [key, ...otherKeys]: readonly [string, ...string[]],
  { league, asOf }: { readonly league?: League; readonly asOf: string },
): Promise<OddsAnswer> {
  const url = new URL(`/v1/sports/${key}/odds`, options.baseUrl ?? PROP_LINE_URL);
  url.searchParams.set('markets', markets);
  const answer = await askMetered(url, { 'x-api-key': options.apiKey }, options);
  const left = answer.kind === 'answered' ? propLineCredits(answer.headers).remaining : undefined;
  const asked = { feed: 'propline', league, sportKeys: [key, ...otherKeys], asOf } as const;
  return readOddsAnswer(answer, asked, {
    creditsIn: propLineCredits,
    troubleOf: (status, body) => propLineTrouble(status, body, left),
  });
}

/** PropLine: answers of The Odds API's shape, one request a league, with the key in a header. */
export const propLine = (options: PropLineOptions): OddsFeed => ({
  id: 'propline',
  leagues: TEAM_LEAGUES,
  cost: 1,
  read: (league, now) =>
    read(options, 'h2h,spreads,totals', PROP_LINE_KEYS[league], {
      league,
      asOf: now.toISOString(),
    }),
  pairs: {
    keys: PROP_LINE_PAIRS,
    cost: 1,
    read: ({ key }, now) =>
      read(options, 'h2h', [key, ...(OTHER_PAIR_KEYS.get(key) ?? [])], { asOf: now.toISOString() }),
  },
});
