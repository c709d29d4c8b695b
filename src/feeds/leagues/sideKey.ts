import type { League } from '#domain/leagues/league.ts';
import { lowerKey } from '#domain/leagues/lowerKey.ts';
import { type Division, divisionOf } from './division.ts';
import { isExhibition } from './exhibition.ts';
import { foldOf, namedKey, ownNames, ratingKey, type TeamNames } from './ratingKey.ts';

/** A side as a scoreboard names it. */
interface FedSide extends TeamNames {
  /** ESPN's id of a school's conference, which determines the division. */
  readonly conferenceId?: string | undefined;
  /** The division itself, if a feed names it. */
  readonly division?: Division | undefined;
}

/**
 * Key of a side's rating: the fit's; for a new side the key in the league's tables, or else its own name, which a refit with its
 * results will use. A school of the division below has that in its key, so that its rating starts there. The same names give the
 * same key, and never another side's.
 * Undefined for a school of no known division and for a side assembled for one game: they have no figure.
 */
export function sideKey(
  league: League,
  side: FedSide,
  knownKeys: ReadonlySet<string>,
): string | undefined {
  const known = ratingKey(league, side, knownKeys);
  if (known !== undefined) return known;
  const division = side.division ?? divisionOf(league, side.conferenceId);
  if (division === undefined) return undefined;
  const name = newKey(league, side, knownKeys);
  return name !== undefined && division === 'lower' ? lowerKey(name) : name;
}

function newKey(league: League, side: FedSide, knownKeys: ReadonlySet<string>): string | undefined {
  const named = namedKey(league, side);
  if (named !== undefined && !knownKeys.has(named)) return named;
  return isExhibition(league, side) ? undefined : freeName(league, side, knownKeys);
}

/** The first of a side's own names that is not another side's. */
function freeName(
  league: League,
  side: TeamNames,
  knownKeys: ReadonlySet<string>,
): string | undefined {
  const compared = foldOf(league);
  const known = new Set([...knownKeys].map(compared));
  return ownNames(league, side).find(
    (name) => !known.has(compared(name)) && !isNamed(league, side, name),
  );
}

/** Whether a league's tables have a name for another team: a reused code. */
const isNamed = (league: League, side: TeamNames, name: string): boolean =>
  namedKey(league, name === side.abbreviation ? { abbreviation: name } : { displayName: name }) !==
  undefined;
