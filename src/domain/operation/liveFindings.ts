import { counted } from '#domain/words/counted.ts';
import { leagueName } from '../leagues/leagueName.ts';
import type { Finding } from './finding.ts';
import { LIVE_LIMIT_MS, LIVE_STILL_MS } from './limits.ts';

/** A league's games that began at least ten minutes ago and are not told to be over. Times are ISO 8601 in UTC. */
export interface LiveWatch {
  readonly league: string;
  readonly games: number;
  /** Start of the first. */
  readonly since: string;
  /** When any of them was last told of; undefined: none ever was. */
  readonly toldAt?: string | undefined;
  /** Those in play, not in a break between periods, and when any of them last changed. */
  readonly playing: number;
  readonly changedAt?: string | undefined;
}

const minutes = (ms: number): string => counted(Math.round(ms / 60_000), 'minute');

/** Leagues whose games are on while no board tells of them, or one stands still. */
export function liveFindings(
  watched: readonly LiveWatch[] | undefined,
  now: Date,
): readonly Finding[] {
  const age = (at: string): number => now.getTime() - Date.parse(at);
  return (watched ?? []).flatMap((watch): readonly Finding[] => {
    const { league, games, since, toldAt, playing, changedAt } = watch;
    const name = leagueName(league);
    if (age(toldAt ?? since) > LIVE_LIMIT_MS) {
      const message = `${name}: ${counted(games, 'game')} should be on, and no feed has told of any for ${minutes(LIVE_LIMIT_MS)}. Their live chances are withdrawn.`;
      return [{ key: `live:${league}`, level: 'degraded', since: toldAt ?? since, message }];
    }
    if (playing > 0 && changedAt !== undefined && age(changedAt) > LIVE_STILL_MS) {
      const message = `${name}: the board of games being played has not changed for ${minutes(LIVE_STILL_MS)}.`;
      return [{ key: `still:${league}`, level: 'degraded', since: changedAt, message }];
    }
    return [];
  });
}
