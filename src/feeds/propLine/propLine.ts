import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { OddsFeed } from '../oddsFeed.ts';
import { askMetered, type MeteredOptions } from '../reading/askMetered.ts';
import { readAnswer } from '../theOddsApi/readAnswer.ts';
import { PROP_LINE_KEYS } from './sports.ts';
import { creditsIn, troubleOf } from './trouble.ts';

export interface PropLineOptions extends MeteredOptions {
  /** Default https://api.prop-line.com */
  readonly baseUrl?: string | undefined;
  /** The owner's key; without one there is no such feed. */
  readonly apiKey: string;
}

export const PROP_LINE_URL = 'https://api.prop-line.com';

/** PropLine: answers of The Odds API's shape, one request a league, with the key in a header. */
export const propLine = (options: PropLineOptions): OddsFeed => ({
  id: 'propline',
  leagues: TEAM_LEAGUES,
  cost: 1,
  async read(league, now) {
    const [key, ...otherKeys] = PROP_LINE_KEYS[league];
    const url = new URL(`/v1/sports/${key}/odds`, options.baseUrl ?? PROP_LINE_URL);
    url.searchParams.set('markets', 'h2h,spreads,totals');
    const answer = await askMetered(url, { 'x-api-key': options.apiKey }, options);
    const left = answer.kind === 'answered' ? creditsIn(answer.headers).remaining : undefined;
    const asOf = now.toISOString();
    const asked = { feed: 'propline', league, sportKeys: [key, ...otherKeys], asOf } as const;
    return readAnswer(answer, asked, {
      creditsIn,
      troubleOf: (status, body) => troubleOf(status, body, left),
    });
  },
});
