import { twoWayConsensus } from '#domain/events/consensus.ts';
import type { TwoWayQuote } from '#domain/events/event.ts';
import type { Bout, FightCard } from '#domain/events/fightCard.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import { sessionType } from '#domain/events/session.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import type { FightResult } from '../fights/types.ts';
import { updateFightRatings } from '../fights/update.ts';
import { keyedEntrant, raceDay } from '../racing/inputsFor.ts';
import type { RatedRace } from '../racing/race.ts';
import { updateRacing } from '../racing/updateRacing.ts';
import { dayOf } from '../ratings/day.ts';
import type { Entrant, PlayedMatch } from '../tennis/match.ts';
import { playerKey } from '../tennis/playerKey.ts';
import { type TennisRatings, updateTennis } from '../tennis/ratings.ts';
import { corner } from './bout.ts';
import { named } from './match.ts';
import { SMALLEST_FIELD } from './race.ts';
import type { EventRatings } from './ratings.ts';

/** P(a wins) by the books' last prices before the start, margin removed. Two that contradict each other say nothing. */
function closing(quotes: readonly TwoWayQuote[] | undefined): number | undefined {
  const market = twoWayConsensus(quotes, 0.5);
  const contradict = market?.books.length === 1 && market.leftOut.length > 0;
  return contradict ? undefined : market?.a;
}

/** What the ratings learn from a bout; undefined if it has no result or does not count. */
export function ratedBout(card: FightCard, bout: Bout): FightResult | undefined {
  const { result } = bout;
  if (!result || result.winner === 'noContest') return undefined;
  return {
    league: card.league,
    date: card.startTime,
    a: corner(bout.a),
    b: corner(bout.b),
    weightClass: bout.weightClass ?? '',
    rounds: bout.rounds,
    women: bout.women,
    winner: result.winner,
    method: result.method ?? 'other',
    closing: { winA: closing(bout.moneyline) },
  };
}

/** Finds a player's key by name. Each name is looked up once, because a search goes through all players. */
export function keysIn(players: TennisRatings['players']): (name: string) => string {
  const found = new Map<string, string>();
  return (name) => {
    const key = found.get(name) ?? playerKey(players, name) ?? name;
    found.set(name, key);
    return key;
  };
}

/** What the ratings learn from a match; a walkover says nothing. */
export function ratedMatch(
  match: TennisMatch,
  keyOf: (name: string) => string,
): PlayedMatch | undefined {
  const { result, bestOf } = match;
  if (!result || result.sets.length === 0) return undefined;
  const entrant = (side: 'a' | 'b'): Entrant => {
    const { name, rank, age } = named(match[side]);
    return { key: keyOf(name), rank, age };
  };
  return {
    a: entrant('a'),
    b: entrant('b'),
    day: dayOf(match.startTime.slice(0, 10)),
    surface: match.surface,
    bestOf,
    winner: result.winner,
    sets: result.sets,
    retired: result.retired,
    close: closing(match.moneyline),
  };
}

/** Races without points, which the fitted ratings do not know. */
const EXHIBITION = /all-star|clash|duel/i;

/** What the ratings learn from a Grand Prix or a Cup race; sprints and other series are left out, as in the fit. */
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
  if (classified.length < SMALLEST_FIELD) return undefined;
  const entrants = sheet.flatMap((driver, at) => {
    const car = cars.find((candidate) => candidate.driver === driver);
    if (!car) return [];
    const rank = classified.indexOf(driver);
    const finish = rank < 0 ? undefined : rank + 1;
    return [{ ...keyedEntrant(car, upcoming), finish, place: at + 1 }];
  });
  return { ...raceDay(upcoming, dayOf(race.startTime)), entrants };
}

const present = <T>(value: T | undefined): value is T => value !== undefined;

function tennisAfter(ratings: TennisRatings, matches: readonly TennisMatch[]): TennisRatings {
  const keyOf = keysIn(ratings.players);
  const played = matches
    .filter(({ league }) => league === ratings.tour)
    .map((match) => ratedMatch(match, keyOf))
    .filter(present)
    .filter(({ day }) => day > ratings.day);
  return updateTennis(ratings, played);
}

/**
 * Ratings after finished events, given in order of their starts. Events on or before a rating's own day are already learned and
 * are skipped. Golf learns from scores by round, which events do not carry.
 * Throws a RangeError if a start is not ISO 8601.
 */
export function updateEventRatings(
  ratings: EventRatings,
  finished: readonly EventBody[],
): EventRatings {
  const ofKind = <K extends EventBody['kind']>(kind: K) =>
    finished.filter((event): event is Extract<EventBody, { kind: K }> => event.kind === kind);
  const cards = ofKind('fights');
  const fightsOf = (league: FightCard['league']) =>
    cards
      .filter((card) => card.league === league)
      .flatMap((card) => card.bouts.map((bout) => ratedBout(card, bout)).filter(present));
  const matches = ofKind('match');
  const races = ofKind('race');
  const racesOf = (league: 'F1' | 'NASCAR-Cup', learnedTo: number) =>
    races
      .filter((race) => race.league === league)
      .map(ratedRace)
      .filter(present)
      .filter(({ day }) => day > learnedTo);
  const { fights, tennis, racing } = ratings;
  return {
    ...ratings,
    fights: {
      UFC: updateFightRatings(fights.UFC, fightsOf('UFC')),
      Boxing: updateFightRatings(fights.Boxing, fightsOf('Boxing')),
    },
    tennis: { ATP: tennisAfter(tennis.ATP, matches), WTA: tennisAfter(tennis.WTA, matches) },
    racing: {
      F1: updateRacing(racing.F1, racesOf('F1', racing.F1.race.day)),
      NASCAR: updateRacing(racing.NASCAR, racesOf('NASCAR-Cup', racing.NASCAR.race.day)),
    },
  };
}
