import type { League } from '#domain/leagues/league.ts';
import { readRows } from '../data/readRows.ts';
import { type FileGames, gameFormat, inOrder } from './parseGameFile.ts';

/** Reads a league's gzipped CSV. Throws a FileError if it is missing, empty or lacks a required column. */
export const readGameFile = (path: string, league: League): FileGames =>
  inOrder(readRows(path, gameFormat(league)));
