import type { CalendarDate } from '#domain/time/time.ts';
import type { LiveFeed } from '../../liveFeed.ts';
import { type FetchJsonOptions, fetchJson } from '../../reading/fetchJson.ts';
import type { Parsed } from '../../reading/items.ts';
import { SourceError } from '../../source.ts';
import { FORM_BYTES, LIMIT } from '../asking/forms.ts';
import { leaderboardUrl } from '../events/golf/askBoard.ts';
import { eventScoreboardUrl } from '../events/paths.ts';
import { scoreboardUrl } from '../games/espnSource.ts';
import { parseLiveBoard } from './board.ts';
import { type LiveEventBoard, type LiveTour, parseEventBoard } from './eventBoard.ts';
import { type LiveGolfTour, parseGolfBoard } from './golfBoard.ts';

/** Games and events as ESPN tells them while they are played. */
export interface EspnLive extends LiveFeed {
  /** The tour's events, in one request: whole tournaments that the Eastern day is in. Rejects with a SourceError if they are not told. */
  eventBoard(tour: LiveTour, day: CalendarDate): Promise<LiveEventBoard>;
  /** The same of one golf tournament, by its id on the slate: its leaderboard. */
  leaderboard(tour: LiveGolfTour, sourceId: string): Promise<LiveEventBoard>;
}

interface LiveFeedOptions extends Omit<FetchJsonOptions, 'keeping'> {
  /** Default https://site.api.espn.com */
  readonly baseUrl?: string | undefined;
}

const BASE_URL = 'https://site.api.espn.com';

/**
 * ESPN's scoreboards, asked for one day: the form that every sport takes (`forms.ts`). A month, which is the other one, is too
 * much for every minute.
 */
export function espnLive({ baseUrl = BASE_URL, ...http }: LiveFeedOptions = {}): EspnLive {
  const ask = async <Board>(
    url: URL,
    parse: (answer: unknown) => Parsed<Board>,
  ): Promise<Board> => {
    const board = parse(await fetchJson(url, { maxBytes: FORM_BYTES.day, ...http }));
    if (!board.ok) throw new SourceError(`${url.host}${url.pathname} ${board.reason}`);
    return board.value;
  };
  const datesOf = (day: CalendarDate): string => day.replaceAll('-', '');
  return {
    board: (league, day) =>
      ask(scoreboardUrl(baseUrl, league, datesOf(day), LIMIT), (answer) =>
        parseLiveBoard(answer, league),
      ),
    eventBoard: (tour, day) =>
      ask(eventScoreboardUrl(baseUrl, tour, datesOf(day), LIMIT), (answer) =>
        parseEventBoard(answer, tour),
      ),
    leaderboard: (tour, sourceId) =>
      ask(leaderboardUrl(baseUrl, tour, sourceId), (answer) => parseGolfBoard(answer, tour)),
  };
}
