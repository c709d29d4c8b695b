import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import type { AllPlayers, RosterPlayer } from '../../playerReports.ts';
import { triedAsk } from '../../reading/askAll.ts';
import type { Parsed } from '../../reading/items.ts';
import { type LeagueMark, markOf } from '../ofLeague.ts';
import type { Asking } from './asking.ts';
import { parseBoxScore } from './boxScore/boxScore.ts';
import { parseLineUps } from './lineUps.ts';
import { parseNotes } from './notes.ts';
import { parseRoster } from './roster.ts';
import { checkSummary } from './summary.ts';
import { depthOf, parseWholeChart } from './wholeChart.ts';

const NOBODY = { notes: [], unread: new Set<string>(), quarantined: [] } as const;
const NUMBER = /^\d{1,20}$/;

const mark = (league: League): LeagueMark => markOf(FEED_FACTS[league].espn.path);

/**
 * ESPN's rosters, reports, line-ups and box scores of all players, for leagues whose feed facts have `players`. Where a league has no
 * report or no line-ups before a game, nothing is asked and nobody is said to be missing. Each call is one request, a roster two where
 * there are depth charts; a chart that cannot be read costs only its places.
 */
export function espnPlayers(asking: Asking): AllPlayers {
  const { url: urlOf, odd } = asking;

  function factsOf(league: League, url: URL, number = '0') {
    const facts = FEED_FACTS[league].espn.players;
    if (!facts || !NUMBER.test(number)) throw odd(url, 'is not read');
    return facts;
  }
  function readOf<T>(url: URL, read: Parsed<T>): T {
    if (!read.ok) throw odd(url, read.reason);
    return read.value;
  }
  async function summaryOf(league: League, sourceId: string) {
    const url = urlOf.summary(league, sourceId);
    const facts = factsOf(league, url, sourceId);
    const answer = readOf(
      url,
      checkSummary(await asking.summary(url), { sourceId, mark: mark(league) }),
    );
    return { url, facts, answer };
  }

  return {
    async boxScore(league, sourceId) {
      const { url, answer } = await summaryOf(league, sourceId);
      return readOf(url, parseBoxScore(answer, LEAGUES[league].sport));
    },
    async roster(league, teamId) {
      const url = urlOf.roster(league, teamId);
      const { charts } = factsOf(league, url, teamId);
      const players = readOf(
        url,
        parseRoster(await asking.roster(url), { teamId, mark: mark(league) }),
      );
      if (!charts) return players;
      const asked = await triedAsk(() => asking.chart(urlOf.chart(league, teamId)));
      const chart = asked.ok ? parseWholeChart(asked.value, { teamId }) : undefined;
      return chart?.ok
        ? players.map((player) => withDepth(player, chart.value.get(player.playerId) ?? []))
        : players;
    },
    async notes(league) {
      const url = urlOf.report(league);
      const { chances } = factsOf(league, url);
      if (!chances) return NOBODY;
      const { keyOf, keys } = asking.teamsOf(league);
      return readOf(url, parseNotes(await asking.report(url), { league, chances, keyOf, keys }));
    },
    async lineUps(league, sourceId) {
      const { lineUps } = factsOf(league, urlOf.summary(league, sourceId), sourceId);
      if (!lineUps) return new Map();
      const { answer } = await summaryOf(league, sourceId);
      return parseLineUps(answer, lineUps);
    },
  };
}

function withDepth(player: RosterPlayer, places: Parameters<typeof depthOf>[0]): RosterPlayer {
  const depth = depthOf(places, player.position);
  return depth === undefined ? player : { ...player, depth };
}
