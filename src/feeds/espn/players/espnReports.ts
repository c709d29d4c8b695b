import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import type { PlayerReports } from '../../playerReports.ts';
import type { EspnOptions } from '../games/espnSource.ts';
import { espnAsking } from './asking.ts';
import { parseDepthChart } from './depthChart.ts';
import { espnPlayers } from './espnPlayers.ts';
import { parseInjuries } from './injuries.ts';
import { parsePassers } from './passers.ts';

/**
 * ESPN's injury reports, depth charts and box scores, for leagues whose feed facts say that they are used. For one run: what is asked
 * for twice, for ratings and for players, is sent once.
 */
export function espnReports(options: EspnOptions = {}): PlayerReports {
  const asking = espnAsking(options);
  const { url: urlOf, odd } = asking;

  return {
    leagues: new Set(TEAM_LEAGUES.filter((league) => FEED_FACTS[league].espn.injuries)),
    players: espnPlayers(asking),
    async injuries(league) {
      const url = urlOf.report(league);
      const { injuries: facts } = FEED_FACTS[league].espn;
      if (!facts) throw odd(url, 'is not read');
      const { keyOf } = asking.teamsOf(league);
      const report = parseInjuries(await asking.report(url), { league, facts, keyOf });
      if (!report.ok) throw odd(url, report.reason);
      return report.value;
    },
    async depthChart(league, teamId) {
      const url = urlOf.chart(league, teamId);
      const position = FEED_FACTS[league].espn.injuries?.position;
      if (!position || !/^\d+$/.test(teamId)) throw odd(url, 'is not read');
      const chart = parseDepthChart(await asking.chart(url), { position, teamId });
      if (!chart.ok) throw odd(url, chart.reason);
      return chart.value;
    },
    async passers(league, sourceId) {
      const url = urlOf.summary(league, sourceId);
      if (FEED_FACTS[league].espn.injuries?.position !== 'QB' || !/^\d+$/.test(sourceId)) {
        throw odd(url, 'is not read');
      }
      const passers = parsePassers(await asking.summary(url));
      if (!passers.ok) throw odd(url, passers.reason);
      return passers.value;
    },
  };
}
