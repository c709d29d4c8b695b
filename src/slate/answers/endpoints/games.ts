import { ERRORS } from '#contract/errors.ts';
import { gameById } from '#contract/gameById.ts';
import { gamesToday } from '#contract/gamesToday.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { easternDate } from '#domain/time/time.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';
import { timedList } from '../timedText.ts';

/** Games of team leagues. */
export const GAMES = [
  rendered(gamesToday, ({ call: { now } }) => ({
    key: ANSWER_KEYS.gamesOf(easternDate(now)),
    otherwise: timedList([]),
  })),
  rendered(gamesUpcoming, ({ query }) => ({
    key: ANSWER_KEYS.upcomingGames(query.league),
    otherwise: timedList([]),
  })),
  rendered(gameById, ({ parameters: { id } }) => ({
    key: ANSWER_KEYS.game(id),
    missing: ERRORS.gameNotFound,
    tags: [`game-${id}`],
  })),
] as const;
