import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { ratingKey } from '../../leagues/ratingKey.ts';
import type { PlayerReports } from '../../playerReports.ts';
import { fetchJson } from '../../reading/fetchJson.ts';
import { SourceError } from '../../source.ts';
import type { EspnOptions } from '../games/espnSource.ts';
import { parseDepthChart } from './depthChart.ts';
import { parseInjuries, REPORT_KEPT } from './injuries.ts';
import { parsePassers } from './passers.ts';

const BASE_URL = 'https://site.api.espn.com';

/** A report has about 9 kB a player: the NFL's off season 7.3 MB, in season several times as much. */
const REPORT_BYTES = 40_000_000;
const REPORT_MS = 20_000;

/** ESPN's injury reports, depth charts and box scores, for leagues whose feed facts say that they are used. */
export function espnReports(options: EspnOptions = {}): PlayerReports {
  const { baseUrl = BASE_URL, knownKeys, ...http } = options;
  const large = {
    ...http,
    timeoutMs: http.timeoutMs ?? REPORT_MS,
    maxBytes: http.maxBytes ?? REPORT_BYTES,
    keeping: REPORT_KEPT,
  };

  function addressOf(league: League, rest: string): URL {
    return new URL(`/apis/site/v2/sports/${FEED_FACTS[league].espn.path}/${rest}`, baseUrl);
  }
  const odd = (url: URL, reason: string) => new SourceError(`${url.host}${url.pathname} ${reason}`);

  return {
    leagues: new Set(TEAM_LEAGUES.filter((league) => FEED_FACTS[league].espn.injuries)),
    async injuries(league) {
      const url = addressOf(league, 'injuries');
      const { injuries: facts } = FEED_FACTS[league].espn;
      if (!facts) throw odd(url, 'is not read');
      const keys = knownKeys?.(league) ?? new Set<string>();
      const report = parseInjuries(await fetchJson(url, large), {
        league,
        facts,
        keyOf: (displayName) => ratingKey(league, { displayName }, keys),
      });
      if (!report.ok) throw odd(url, report.reason);
      return report.value;
    },
    async depthChart(league, teamId) {
      const url = addressOf(league, `teams/${teamId}/depthcharts`);
      const position = FEED_FACTS[league].espn.injuries?.position;
      if (!position || !/^\d+$/.test(teamId)) throw odd(url, 'is not read');
      const chart = parseDepthChart(await fetchJson(url, http), { position, teamId });
      if (!chart.ok) throw odd(url, chart.reason);
      return chart.value;
    },
    async passers(league, sourceId) {
      const url = addressOf(league, 'summary');
      if (FEED_FACTS[league].espn.injuries?.position !== 'QB' || !/^\d+$/.test(sourceId)) {
        throw odd(url, 'is not read');
      }
      url.searchParams.set('event', sourceId);
      const passers = parsePassers(await fetchJson(url, http));
      if (!passers.ok) throw odd(url, passers.reason);
      return passers.value;
    },
  };
}
