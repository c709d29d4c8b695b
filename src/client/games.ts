import { clock } from '#clock';
import { PATHS } from '#contract/paths.ts';
import type { League } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { isInstant, isList } from './checks.ts';
import { completeListedGame, type GameAnswer, isGameAnswer } from './gameAnswer.ts';
import { getJson } from './http.ts';

export interface GameList {
  readonly games: readonly ListedGame[];
  /** When the newest of them was confirmed, ISO 8601 in UTC; undefined where none says so. */
  readonly asOf: string | undefined;
}

function newest(answers: readonly GameAnswer[]): string | undefined {
  const times = answers.flatMap(({ asOf }) => (isInstant(asOf) ? [asOf] : []));
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
}

/**
 * Games under way or still to start, of one league or of all. What is no game is left out; a list of nothing else is
 * an error. Throws as `getJson` does.
 */
export async function fetchList(league: League | undefined): Promise<GameList> {
  const query = league === undefined ? '' : `?league=${league.toLowerCase()}`;
  const answers = await getJson(PATHS.gamesUpcoming + query, isList);
  const now = clock.now();
  const taken = answers.filter(isGameAnswer);
  const games = taken.map((game) => completeListedGame(game, now));
  if (games.length === 0 && answers.length > 0)
    throw new TypeError('Nothing in the list is a game');
  return { games, asOf: newest(taken) };
}

/** The games alone. */
export const fetchUpcoming = async (league: League | undefined): Promise<readonly ListedGame[]> =>
  (await fetchList(league)).games;
