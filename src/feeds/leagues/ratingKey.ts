import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { OtherNames } from './facts.ts';
import { fold, foldClub, foldSchool } from './fold.ts';
import { FEED_FACTS } from './index.ts';

/** A team's names in a feed; each may be missing. */
export interface TeamNames {
  readonly abbreviation?: string | undefined;
  readonly location?: string | undefined;
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly shortDisplayName?: string | undefined;
}

interface Rule {
  readonly fold: (name: string) => string;
  /** Names to try, in this order. */
  readonly names: (team: TeamNames) => readonly (string | undefined)[];
}

const pro: Rule = {
  fold,
  names: (team) => [team.abbreviation, team.displayName],
};

/** A school's short name is tried only without a location: smaller schools share theirs with bigger ones. */
const college: Rule = {
  fold: foldSchool,
  names: (team) =>
    team.location ? [team.location, team.displayName] : [team.displayName, team.shortDisplayName],
};

const soccer: Rule = {
  fold: foldClub,
  names: (team) => [team.displayName, team.shortDisplayName, team.name, team.location],
};

/** Key → names: the full one from the league's table, and the feeds' others. Schools have no nickname. */
function namesOf(league: League): OtherNames {
  const { teams, otherNames } = FEED_FACTS[league];
  if (LEAGUES[league].college) return otherNames;
  const named = teams.flatMap(({ team: { ratingKey: key, name } }) =>
    key === undefined ? [] : [[key, [name, ...(otherNames[key] ?? [])]] as const],
  );
  return { ...otherNames, ...Object.fromEntries(named) };
}

function ruleOf(league: League): Rule {
  const { sport, college: ofSchools } = LEAGUES[league];
  if (ofSchools) return college;
  return sport === 'soccer' ? soccer : pro;
}

/** Possible names for a league's new side, best first, with their compared forms. */
export function ownNames(league: League, team: TeamNames): readonly string[] {
  const { names } = ruleOf(league);
  return names(team).filter((name) => name !== undefined);
}

/** Normalizes names of a league's teams for comparison. */
export const foldOf = (league: League): Rule['fold'] => ruleOf(league).fold;

type Index = ReadonlyMap<string, string | undefined>;

/** Folded name → key. A key's own name beats another's alias; if two keys fold alike, the name identifies nobody. */
function buildIndex(league: League, knownKeys: ReadonlySet<string>): Index {
  const rule = ruleOf(league);
  const index = new Map<string, string | undefined>();
  for (const key of knownKeys) {
    const name = rule.fold(key);
    index.set(name, index.has(name) ? undefined : key);
  }
  for (const [key, names] of Object.entries(namesOf(league))) {
    if (!knownKeys.has(key)) continue;
    for (const name of names.map(rule.fold)) if (!index.has(name)) index.set(name, key);
  }
  return index;
}

/** Indexes already built: each set of keys is processed once per league. */
const indexes = new WeakMap<ReadonlySet<string>, Map<League, Index>>();

function indexOf(league: League, knownKeys: ReadonlySet<string>): Index {
  const built = indexes.get(knownKeys) ?? new Map<League, Index>();
  indexes.set(knownKeys, built);
  const index = built.get(league) ?? buildIndex(league, knownKeys);
  built.set(league, index);
  return index;
}

/**
 * Key of a team's rating, one of `knownKeys` (which must not change afterward): ESPN codes for the professional US leagues,
 * school names for college, football-data.co.uk names for soccer. Undefined if the team is not among them; never a guess by
 * similarity.
 */
export function ratingKey(
  league: League,
  team: TeamNames,
  knownKeys: ReadonlySet<string>,
): string | undefined {
  const rule = ruleOf(league);
  const index = indexOf(league, knownKeys);
  const keyOf = (name: string | undefined) =>
    name === undefined ? undefined : index.get(rule.fold(name));
  const taken = rule === pro && hasTakenCode(team, keyOf);
  for (const name of rule.names(team)) {
    const key = keyOf(name);
    if (key !== undefined && !(taken && name === team.abbreviation)) return key;
  }
  return undefined;
}

/**
 * Whether a team's code belonged to another team before: the code leads to a key with another spelling, and the team's name does
 * not lead there.
 */
function hasTakenCode(
  { abbreviation, displayName }: TeamNames,
  keyOf: (name: string | undefined) => string | undefined,
): boolean {
  const key = keyOf(abbreviation);
  if (key === undefined || abbreviation === undefined || displayName === undefined) return false;
  return fold(abbreviation) !== fold(key) && keyOf(displayName) !== key;
}

/** Keys in a league's tables, whether or not the fit knows them. */
const named = new Map<League, ReadonlySet<string>>();

/** A team's key in a league's tables, in the fit or not: a refit with its results will use the same. */
export function namedKey(league: League, team: TeamNames): string | undefined {
  const keys = named.get(league) ?? new Set(Object.keys(namesOf(league)));
  named.set(league, keys);
  return ratingKey(league, team, keys);
}
