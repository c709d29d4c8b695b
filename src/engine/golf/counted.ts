import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { GolfEntrant, UpcomingTournament } from './entrant.ts';
import type { FieldPlayer, Some } from './inputs.ts';
import { neighbors } from './neighbors.ts';
import type { Counted } from './tournament.ts';
import { livCounting } from './tours.ts';

/** Fewest members of a group, and fewest teams of a competition. */
const FEWEST = 2;

/**
 * Head-to-heads, nationality groups and teams, as positions in the entry list. An event that names no head-to-heads has those of
 * its best rated players. Groups of fewer than two players are left out. Teams are the entrants', on LIV only. Throws a
 * RangeError for a pair with an id that is not entered.
 * @param players the entrants as rated, in the same order
 */
export function countedOf(
  entrants: readonly GolfEntrant[],
  players: readonly FieldPlayer[],
  tour: GolfTour,
  event: UpcomingTournament,
  rounds: number,
): Required<Counted> {
  const places = new Map(entrants.map(({ id }, at) => [id, at]));
  const placeOf = (id: string): number => {
    const place = places.get(id);
    if (place === undefined) throw new InputError(`Input pairs names ${id}, who is not entered`);
    return place;
  };
  const groups = (event.groups ?? []).map(({ name, countries }) => ({
    name,
    players: entrants.flatMap(({ country }, at) =>
      country !== undefined && countries.includes(country) ? [at] : [],
    ),
  }));
  const teams = tour === 'liv-golf' ? teamsOf(entrants) : [];
  return {
    pairs: event.pairs?.length
      ? event.pairs.map(([a, b]) => [placeOf(a), placeOf(b)] as const)
      : neighbors(players),
    groups: groups.filter(({ players }) => players.length >= FEWEST),
    teams,
    counting: teams.length > 0 ? livCounting(event.season, rounds) : [],
  };
}

function teamsOf(entrants: readonly GolfEntrant[]): Some[] {
  const teams = new Map<string, number[]>();
  for (const [at, { team }] of entrants.entries()) {
    if (team === undefined || team === '') continue;
    const members = teams.get(team);
    if (members) members.push(at);
    else teams.set(team, [at]);
  }
  return teams.size < FEWEST ? [] : [...teams].map(([name, players]) => ({ name, players }));
}
