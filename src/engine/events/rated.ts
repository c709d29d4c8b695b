import { twoWayConsensus } from '#domain/events/consensus.ts';
import type { TwoWayQuote } from '#domain/events/event.ts';
import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import { sessionType } from '#domain/events/session.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import type { FightResult } from '../fights/types.ts';
import { keyedEntrant, raceDay } from '../racing/inputsFor.ts';
import type { RatedRace } from '../racing/race.ts';
import { ratingDay } from '../ratings/day.ts';
import type { PlayedMatch, TennisEntrant } from '../tennis/match.ts';
import { playerKey } from '../tennis/playerKey.ts';
import type { TennisRatings } from '../tennis/ratings.ts';
import { fightCornerOf } from './bout.ts';
import { matchupPlayerOf } from './match.ts';
import { SMALLEST_RACE_FIELD } from './race.ts';

/** P(a wins) by the books' last prices before the start, without their margin; two that contradict say nothing. */
function closing(quotes: readonly TwoWayQuote[] | undefined): number | undefined {
  const market = twoWayConsensus(quotes, 0.5);
  const contradict = market?.books.length === 1 && market.leftOut.length > 0;
  return contradict ? undefined : market?.a;
}

/** What the ratings learn from a bout; undefined for one without a result, or that does not count. */
export function ratedBout(card: FightCard, bout: Bout): FightResult | undefined {
  const { result } = bout;
  if (!result || result.winner === 'noContest') return undefined;
  return {
    league: card.league,
    date: card.startTime,
    a: fightCornerOf(bout.a),
    b: fightCornerOf(bout.b),
    weightClass: bout.weightClass ?? '',
    rounds: bout.rounds,
    women: bout.women,
    winner: result.winner,
    method: result.method ?? 'other',
    closing: { winA: closing(bout.moneyline) },
  };
}

/** The key of a player by name; each name is looked for once, because a search goes through all players. */
export function keysIn(players: TennisRatings['players']): (name: string) => string {
  const found = new Map<string, string>();
  return (name) => {
    const key = found.get(name) ?? playerKey(players, name) ?? name;
    found.set(name, key);
    return key;
  };
}

/** The same of a match; a walkover says nothing. */
export function ratedMatch(
  match: TennisMatch,
  keyOf: (name: string) => string,
): PlayedMatch | undefined {
  const { result, bestOf } = match;
  if (!result || result.sets.length === 0) return undefined;
  const entrant = (side: 'a' | 'b'): TennisEntrant => {
    const { name, rank, age } = matchupPlayerOf(match[side]);
    return { key: keyOf(name), rank, age };
  };
  return {
    a: entrant('a'),
    b: entrant('b'),
    day: ratingDay(match.startTime.slice(0, 10)),
    surface: match.surface,
    bestOf,
    winner: result.winner,
    sets: result.sets,
    retired: result.retired,
    close: closing(match.moneyline),
  };
}

/** Races without points, because the fitted ratings have none. */
const EXHIBITION = /all-star|clash|duel/i;

/** The same of a Grand Prix or a race of the Cup; sprints and other series are left out, as in the fit. */
export function ratedRace(race: RaceEvent): RatedRace | undefined {
  const { league, result, cars } = race;
  if (league !== 'F1' && league !== 'NASCAR-Cup') return undefined;
  if (!result || sessionType(race.name) !== 'Race' || EXHIBITION.test(race.name)) return undefined;
  const upcoming = {
    series: league,
    name: race.name,
    date: race.startTime,
    track: race.track,
    kind: race.trackType,
    miles: race.trackMiles,
  };
  const retired = new Set(result.retired);
  const sheet = [...new Set([...result.order, ...result.retired])];
  const classified = sheet.filter((driver) => !retired.has(driver));
  if (classified.length < SMALLEST_RACE_FIELD) return undefined;
  const entrants = sheet.flatMap((driver, at) => {
    const car = cars.find((candidate) => candidate.driver === driver);
    if (!car) return [];
    const rank = classified.indexOf(driver);
    const finish = rank < 0 ? undefined : rank + 1;
    return [{ ...keyedEntrant(car, upcoming), finish, place: at + 1 }];
  });
  return { ...raceDay(upcoming, ratingDay(race.startTime)), entrants };
}
