import { isPlaceholder } from '#domain/events/placeholder.ts';
import type { GameStatus } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { KnownStarter, SideAvailability } from '#domain/starters/availability.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import type { EspnCompetitor, EspnLeaders } from './schema.ts';

type Named = { readonly name: string; readonly settled: boolean };

/** A side's starter in `probables`. Hockey says how certain it is; baseball names only announced ones. */
function readProbable(competitor: EspnCompetitor, wanted: string): Named | undefined {
  const probable = competitor.probables?.find(({ name }) => name === wanted);
  const name = probable?.athlete?.displayName;
  if (!name || isPlaceholder(name)) return undefined;
  const certainty = probable?.status?.type?.toLowerCase();
  return { name, settled: certainty === undefined || certainty === 'confirmed' };
}

/**
 * A side's leader in a category of a finished game: in its own leaders, else in those of both sides together, identified by the
 * team's number.
 */
function readLeader(
  competitor: EspnCompetitor,
  ofBoth: EspnLeaders,
  categories: readonly string[],
  position: string,
): string | undefined {
  const plays = (at: string | undefined) => at === undefined || at === position;
  const first = (all: EspnLeaders, isOurs: (teamId: string | undefined) => boolean) =>
    (all ?? [])
      .filter(({ name }) => name !== undefined && categories.includes(name))
      .flatMap(({ leaders }) => leaders ?? [])
      .map(({ athlete }) => athlete)
      .find(
        (athlete) =>
          athlete?.displayName && plays(athlete.position?.abbreviation) && isOurs(athlete.team?.id),
      )?.displayName;
  const { id } = competitor.team;
  return (
    first(competitor.leaders, (team) => team === undefined || team === id) ??
    first(ofBoth, (team) => team !== undefined && team === id)
  );
}

function readStarter(
  competitor: EspnCompetitor,
  ofBoth: EspnLeaders,
  league: League,
  status: GameStatus,
): KnownStarter | undefined {
  const { starter } = FEED_FACTS[league].espn;
  if (!starter) return undefined;
  if ('leader' in starter) {
    // Before the end, the leaders are the season's, or still change.
    const name =
      status === 'final'
        ? readLeader(competitor, ofBoth, starter.leader, starter.position)
        : undefined;
    return name === undefined ? undefined : { name, status: 'started' };
  }
  const named = readProbable(competitor, starter.probable);
  if (!named) return undefined;
  const { name, settled } = named;
  if (status === 'live' || status === 'final') {
    return settled ? { name, status: 'started' } : undefined;
  }
  return { name, status: settled ? 'announced' : 'expected' };
}

/**
 * Each side's starter: a pitcher or goalie as named on the scoreboard; a quarterback, after the game, by its passing yards.
 * Nothing if nobody is named.
 */
export function readStarters(
  sides: { readonly home: EspnCompetitor; readonly away: EspnCompetitor },
  ofBoth: EspnLeaders,
  league: League,
  status: GameStatus,
) {
  const read = (side: EspnCompetitor): SideAvailability | undefined => {
    const starter = readStarter(side, ofBoth, league, status);
    return starter && { starter };
  };
  const [home, away] = [read(sides.home), read(sides.away)];
  return (home || away) && { availability: { home, away } };
}
