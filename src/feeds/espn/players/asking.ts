import type { League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { ratingKey } from '../../leagues/ratingKey.ts';
import { fetchJson } from '../../reading/fetchJson.ts';
import type { KeptShape } from '../../reading/streamed/kept.ts';
import { SourceError } from '../../source.ts';
import type { EspnOptions } from '../games/espnSource.ts';
import { oncePerRun } from './oncePerRun.ts';
import { REPORT_KEPT } from './report.ts';
import { ROSTER_KEPT } from './roster.ts';
import { SUMMARY_KEPT } from './summary.ts';
import { CHART_KEPT } from './wholeChart.ts';

const BASE_URL = 'https://site.api.espn.com';

/** A report has about 9 kB a player: the NFL's off season 7.3 MB, in season several times as much. */
const REPORT_BYTES = 40_000_000;
const REPORT_MS = 20_000;

/** How ESPN is asked about players: addresses, and each answer once a run, reduced to what we read. */
export function espnAsking(options: EspnOptions = {}) {
  const { baseUrl = BASE_URL, knownKeys, ...http } = options;
  const at = (league: League, rest: string): URL =>
    new URL(`/apis/site/v2/sports/${FEED_FACTS[league].espn.path}/${rest}`, baseUrl);
  const asker = (keeping: KeptShape) => oncePerRun((url) => fetchJson(url, { ...http, keeping }));

  return {
    url: {
      report: (league: League): URL => at(league, 'injuries'),
      roster: (league: League, teamId: string): URL => at(league, `teams/${teamId}/roster`),
      chart: (league: League, teamId: string): URL => at(league, `teams/${teamId}/depthcharts`),
      summary(league: League, sourceId: string): URL {
        const url = at(league, 'summary');
        url.searchParams.set('event', sourceId);
        return url;
      },
    },
    report: oncePerRun((url) =>
      fetchJson(url, {
        ...http,
        timeoutMs: http.timeoutMs ?? REPORT_MS,
        maxBytes: http.maxBytes ?? REPORT_BYTES,
        keeping: REPORT_KEPT,
      }),
    ),
    roster: asker(ROSTER_KEPT),
    chart: asker(CHART_KEPT),
    summary: asker(SUMMARY_KEPT),
    /** The league's teams in the ratings: all keys, and a team's by its full name. */
    teamsOf(league: League) {
      const keys = knownKeys?.(league) ?? new Set<string>();
      return {
        keys,
        keyOf: (displayName: string) => ratingKey(league, { displayName }, keys),
      };
    },
    odd: (url: URL, reason: string) => new SourceError(`${url.host}${url.pathname} ${reason}`),
  };
}

export type Asking = ReturnType<typeof espnAsking>;
