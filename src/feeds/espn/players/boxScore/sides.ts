import type { BoxLine } from '#domain/players/boxLine.ts';

/** A finished game's lines by the feed's team number. */
export type BoxScore = ReadonlyMap<string, readonly BoxLine[]>;
