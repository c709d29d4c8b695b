import { counted } from '#domain/words/counted.ts';
import { leagueLabel } from '../record/leagueLabel.ts';
import type { Finding } from './finding.ts';
import { LIVE_LIMIT_MS, LIVE_STILL_MS, LIVE_TOURNAMENT_LIMIT_MS } from './limits.ts';

/** What of a league or tour began at least ten minutes ago and is not told to be over. Times are ISO 8601 in UTC. */
export interface LiveWatch {
  readonly league: string;
  readonly of: 'game' | 'match' | 'tournament';
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

/** Boards of matches and games are read each minute, those of tournaments every five. */
const LIMITS: Readonly<
  Record<LiveWatch['of'], { readonly told: number; readonly still?: number }>
> = {
  game: { told: LIVE_LIMIT_MS, still: LIVE_STILL_MS },
  match: { told: LIVE_LIMIT_MS, still: LIVE_STILL_MS },
  // A board stands still from the last putt of a day on, before it says that the round is over.
  tournament: { told: LIVE_TOURNAMENT_LIMIT_MS },
};

const PLURALS = { game: undefined, match: 'matches', tournament: undefined } as const;

/** Leagues and tours that are played while no board tells of them, or one stands still. */
export function liveFindings(
  watched: readonly LiveWatch[] | undefined,
  now: Date,
): readonly Finding[] {
  const age = (at: string): number => now.getTime() - Date.parse(at);
  return (watched ?? []).flatMap((watch): readonly Finding[] => {
    const { league, of, games, since, toldAt, playing, changedAt } = watch;
    const name = leagueLabel(league);
    const { told, still } = LIMITS[of];
    if (age(toldAt ?? since) > told) {
      const message = `${name}: ${counted(games, of, PLURALS[of])} should be on, and no feed has told of any for ${minutes(told)}. Their live chances are withdrawn.`;
      return [{ key: `live:${league}`, level: 'degraded', since: toldAt ?? since, message }];
    }
    if (still && playing > 0 && changedAt !== undefined && age(changedAt) > still) {
      const message = `${name}: the board of ${PLURALS[of] ?? 'games'} being played has not changed for ${minutes(still)}.`;
      return [{ key: `still:${league}`, level: 'degraded', since: changedAt, message }];
    }
    return [];
  });
}
