import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { joinedAnswers, quarantinedAnswer } from '../../../eventAnswer.ts';
import { triedAsk } from '../../../reading/askAll.ts';
import { type FetchJsonOptions, fetchJson } from '../../../reading/fetchJson.ts';
import { SourceError } from '../../../source.ts';
import { readLeague } from '../askScoreboard.ts';
import { type EspnEventLeague, SCOREBOARD_PATHS } from '../paths.ts';
import type { Completing } from '../withCompletion.ts';
import { currentTournament, isTournament } from './currentTournament.ts';
import { golfReader } from './tournament.ts';
import { withBoard } from './withBoard.ts';

const BASE_URL = 'https://site.api.espn.com';

type Tour = Extract<EspnEventLeague, GolfTour>;

/** Address of a tournament's leaderboard. */
export function leaderboardUrl(baseUrl: string, tour: Tour, sourceId: string): URL {
  const url = new URL(`/apis/site/v2/sports/${SCOREBOARD_PATHS[tour]}/leaderboard`, baseUrl);
  url.searchParams.set('event', sourceId.replace(/^golf-/, ''));
  return url;
}

/**
 * Completes a tour's current tournament with one request for its leaderboard, the only source of course, place, purse, players
 * who are out and the winner. If it fails, the tournament stays as on the scoreboard.
 * @param baseUrl default https://site.api.espn.com
 */
export const completeTournament =
  (tour: Tour, http: FetchJsonOptions, now: Date, baseUrl: string = BASE_URL): Completing =>
  async (events) => {
    const current = currentTournament(events, now);
    const asIs = { events, quarantined: [] };
    if (!current) return asIs;
    const item = `${current.sourceId} leaderboard`;
    const board = await triedAsk(async () => {
      const url = leaderboardUrl(baseUrl, tour, current.sourceId);
      const answer = readLeague(await fetchJson(url, http), tour, golfReader(tour));
      if (answer.ok) return answer.value.events.filter(isTournament);
      throw new SourceError(`${url.host}${url.pathname} ${answer.reason}`);
    });
    if (!board.ok) return joinedAnswers([asIs, quarantinedAnswer(item, board.error.message)]);
    const own = board.value.find(({ sourceId }) => sourceId === current.sourceId);
    if (!own) return joinedAnswers([asIs, quarantinedAnswer(item, 'names other tournaments')]);
    return {
      events: events.map((event) => (event === current ? withBoard(current, own) : event)),
      quarantined: [],
    };
  };
