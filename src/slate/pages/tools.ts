import type { ListedGame } from '#domain/game/listedGame.ts';
import type { BoardSpan } from '#domain/prices/board/boardGame.ts';
import { keep } from '#store/keep.ts';
import type { GamePageNow } from './gamePageNow.ts';
import type { LeagueAhead, SlatePlayers } from './players/slatePlayers.ts';

/** Pages of games, by slate, number and minute. */
export const keptGamePages = () => keep<GamePageNow | undefined>(30);

/** Games of a day as lists carry them, by slate and date. */
export const keptDays = () => keep<readonly ListedGame[]>(2);

/** Pages of several games, by slate, page and minute. */
export const keptGamesPages = () => keep<string>(30);

/** Pages of one team, fighter, match, tour or sport, by slate, path and minute. */
export const keptOwnPages = () => keep<string | undefined>(30);

/** Pages of prices, by slate, what is asked for and minute. */
export const keptPricesPages = () => keep<string>(40);
/** What our readings showed of prices, by slate and minute. */
export const keptSpans = () => keep<ReadonlyMap<number, readonly BoardSpan[]>>(2);

/** Feeds, by slate, path and minute. */
export const keptFeeds = () => keep<string>(30);

/** The record's page, by record and frame. */
export const keptRecordPages = () => keep<string>(2);

/** What boards of players are drawn from, by slate, league and minute. */
export const keptBoards = () => keep<SlatePlayers>(6);
/** What those boards and their players' pages have in common, by the same. */
export const keptLeagues = () => keep<LeagueAhead>(6);
