import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { GameChances } from '../../gameChances.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { triedAsk } from '../../reading/askAll.ts';
import { type FetchJsonOptions, fetchJson } from '../../reading/fetchJson.ts';
import { SourceError } from '../../source.ts';
import { parsePredictor } from './predictor.ts';

/** The core API's answer is a few kilobytes; a game's summary has the same figures among hundreds of kilobytes. */
const BASE_URL = 'https://sports.core.api.espn.com';

/** A game without a predictor, for example with a side of a lower division. */
const HAS_NONE = /\bstatus 404$/;

interface ChancesOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://sports.core.api.espn.com */
  readonly baseUrl?: string | undefined;
}

/** ESPN's matchup predictor, for the leagues whose feed facts say that there is one. */
export function espnChances({ baseUrl = BASE_URL, ...http }: ChancesOptions = {}): GameChances {
  return {
    leagues: new Set(TEAM_LEAGUES.filter((league) => FEED_FACTS[league].espn.predictor)),
    async chance(league, sourceId) {
      const [sport, name] = FEED_FACTS[league].espn.path.split('/');
      const game = `events/${sourceId}/competitions/${sourceId}/predictor`;
      const url = new URL(`/v2/sports/${sport}/leagues/${name}/${game}`, baseUrl);
      if (!/^\d+$/.test(sourceId)) throw new SourceError(`${url.host} has no game ${sourceId}`);
      const answer = await triedAsk(() => fetchJson(url, http));
      if (!answer.ok && HAS_NONE.test(answer.error.message)) return undefined;
      if (!answer.ok) throw answer.error;
      const chance = parsePredictor(answer.value);
      if (!chance.ok) throw new SourceError(`${url.host}${url.pathname} ${chance.reason}`);
      return chance.value;
    },
  };
}
