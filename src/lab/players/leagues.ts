import { allTogether, findImplementation, type Lazy } from '../data/leagueNames.ts';
import type { PlayerBacktest } from './types.ts';

/** Every sport with players, loaded when one of its leagues is requested. */
export const PLAYER_BACKTESTS: readonly Lazy<PlayerBacktest>[] = [];

/** Leagues whose players are tried: all, or the one asked for. Throws a FileError if there is none of that name. */
export const playerLeagues = (asked: string | undefined): readonly (readonly string[])[] =>
  asked === undefined
    ? allTogether(PLAYER_BACKTESTS)
    : [[findImplementation(PLAYER_BACKTESTS, asked).league]];
