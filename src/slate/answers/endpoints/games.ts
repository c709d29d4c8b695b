import { ERRORS } from '#contract/errors.ts';
import { gameByIdRequest, gamesUpcomingRequest } from '#contract/requests/games.ts';
import { PLAIN_GETS } from '#contract/requests/plain.ts';
import { easternDate } from '#domain/time/time.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';
import { timedList } from '../timedText.ts';

/** Games of team leagues. */
export const GAMES_ENDPOINTS = [
  rendered(PLAIN_GETS.gamesToday, ({ call: { now } }) => ({
    key: ANSWER_KEYS.gamesOf(easternDate(now)),
    otherwise: timedList([]),
  })),
  rendered(gamesUpcomingRequest, ({ query }) => ({
    key: ANSWER_KEYS.upcomingGames(query.league),
    otherwise: timedList([]),
  })),
  rendered(gameByIdRequest, ({ parameters: { id } }) => ({
    key: ANSWER_KEYS.game(id),
    missing: ERRORS.gameNotFound,
    tags: [`game-${id}`],
  })),
] as const;
