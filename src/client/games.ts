import { clock } from '#clock';
import { PATHS } from '#contract/paths.ts';
import type { League } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { isRecord } from './checks.ts';
import { instantOf } from './fields.ts';
import { readListedGame } from './gameAnswer.ts';
import { getJson } from './http.ts';
import { readList } from './list.ts';

export interface GameList {
  readonly games: readonly ListedGame[];
  /** When the newest of them was confirmed, ISO 8601 in UTC; undefined where none says so. */
  readonly asOf: string | undefined;
}

const newest = (instants: readonly string[]): string | undefined =>
  instants.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1);

/** A game, and when it was confirmed as far as its answer says so. */
function readItem(item: unknown, now: Date) {
  const game = readListedGame(item, now);
  return game && { game, said: isRecord(item) ? instantOf(item.asOf) : undefined };
}

function read(answer: unknown): GameList {
  const now = clock.now();
  const items = readList(answer, (item) => readItem(item, now));
  return {
    games: items.map(({ game }) => game),
    asOf: newest(items.flatMap(({ said }) => said ?? [])),
  };
}

/**
 * Games under way or still to start, of one league or of all. What is no game is left out; a list of nothing else is
 * an error. Throws as `getJson` does.
 */
export const fetchList = (league: League | undefined): Promise<GameList> =>
  getJson(
    PATHS.gamesUpcoming + (league === undefined ? '' : `?league=${league.toLowerCase()}`),
    read,
  );

/** The games alone. */
export const fetchUpcoming = async (league: League | undefined): Promise<readonly ListedGame[]> =>
  (await fetchList(league)).games;
