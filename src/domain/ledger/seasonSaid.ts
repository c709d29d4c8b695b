import { objectOf } from './line.ts';

/**
 * What a line about a league's season may say once: the odds of a day, or how the season ended; undefined if it does not name its
 * season, or is of another kind.
 */
export function seasonSaid(
  type: string,
  payload: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!isOfSeason(type)) return undefined;
  const { league, season, day, sample } = objectOf(payload.season);
  if (typeof league !== 'string' || !Number.isSafeInteger(season)) return undefined;
  if (type === 'seasongrade') return JSON.stringify([type, league, season]);
  if (typeof day !== 'string') return undefined;
  return JSON.stringify([type, league, season, day, sample === true]);
}

const isOfSeason = (kind: string): boolean => kind === 'season' || kind === 'seasongrade';
