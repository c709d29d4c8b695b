import { ERRORS } from '#contract/errors.ts';
import { gameById } from '#contract/gameById.ts';
import { gamesToday } from '#contract/gamesToday.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { easternDate } from '#domain/time/time.ts';
import { KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';
import { list } from '../timedText.ts';

/** Games of team leagues. */
export const GAMES = [
  rendered(gamesToday, ({ call: { now } }) => ({
    key: KEYS.gamesOf(easternDate(now)),
    otherwise: list([]),
  })),
  rendered(gamesUpcoming, ({ query }) => ({
    key: KEYS.upcomingGames(query.league),
    otherwise: list([]),
  })),
  rendered(gameById, ({ parameters: { id } }) => ({
    key: KEYS.game(id),
    missing: ERRORS.gameNotFound,
    tags: [`game-${id}`],
  })),
] as const;
