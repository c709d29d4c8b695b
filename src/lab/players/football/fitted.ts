import type { FittedFootball } from '#engine/fitted/players/nfl.ts';
import { fitFootballPlayers } from './fit/fit.ts';
import type { FootballFiles } from './games.ts';

/** Digits that a fitted figure keeps: more are noise. */
const DIGITS = 5;

/** What the fitting command writes: the parameters from every game of the files, and what they came from. */
export function fittedFootball(files: FootballFiles): FittedFootball {
  const last = files.games.at(-1);
  const params = fitFootballPlayers(files, (last?.season ?? 0) + 1);
  return JSON.parse(
    JSON.stringify(
      {
        formatVersion: 1,
        dataHash: files.hash,
        dataFrom: files.games[0]?.date ?? '',
        dataTo: last?.date ?? '',
        params,
      },
      (_, value) => (typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value),
    ),
  );
}
