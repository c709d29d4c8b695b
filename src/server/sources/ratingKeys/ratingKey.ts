import type { League } from '#domain/league.ts';
import { BUNDESLIGA_NAMES, EPL_NAMES, LALIGA_NAMES, MLS_NAMES, SERIEA_NAMES } from './clubs.ts';
import { NCAAB_NAMES, NCAAF_NAMES } from './colleges.ts';
import { fold, foldClub, foldSchool } from './fold.ts';
import type { OtherNames } from './otherNames.ts';
import { MLB_NAMES, NBA_NAMES, NFL_NAMES, NHL_NAMES, WNBA_NAMES } from './pros.ts';

/** What a feed calls a team; each name may be missing. */
export interface TeamNames {
  readonly abbreviation?: string | undefined;
  readonly location?: string | undefined;
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly shortDisplayName?: string | undefined;
}

interface Rule {
  readonly others: OtherNames;
  readonly fold: (name: string) => string;
  /** Names to try, in this order. */
  readonly names: (team: TeamNames) => readonly (string | undefined)[];
}

const pro = (others: OtherNames): Rule => ({
  others,
  fold,
  names: (team) => [team.abbreviation, team.displayName],
});

/** A school's short name is only tried alone: smaller schools share theirs with bigger ones. */
const college = (others: OtherNames): Rule => ({
  others,
  fold: foldSchool,
  names: (team) =>
    team.location ? [team.location, team.displayName] : [team.displayName, team.shortDisplayName],
});

const soccer = (others: OtherNames): Rule => ({
  others,
  fold: foldClub,
  names: (team) => [team.displayName, team.shortDisplayName, team.name, team.location],
});

const RULES: Readonly<Record<League, Rule>> = {
  NFL: pro(NFL_NAMES),
  NBA: pro(NBA_NAMES),
  WNBA: pro(WNBA_NAMES),
  MLB: pro(MLB_NAMES),
  NHL: pro(NHL_NAMES),
  NCAAF: college(NCAAF_NAMES),
  NCAAB: college(NCAAB_NAMES),
  MLS: soccer(MLS_NAMES),
  EPL: soccer(EPL_NAMES),
  LaLiga: soccer(LALIGA_NAMES),
  Bundesliga: soccer(BUNDESLIGA_NAMES),
  SerieA: soccer(SERIEA_NAMES),
};

type Index = ReadonlyMap<string, string | undefined>;

/** Folded name → key. A key's own name beats another's alias; two keys that fold alike name nobody. */
function buildIndex(rule: Rule, knownKeys: ReadonlySet<string>): Index {
  const index = new Map<string, string | undefined>();
  for (const key of knownKeys) {
    const name = rule.fold(key);
    index.set(name, index.has(name) ? undefined : key);
  }
  for (const [key, names] of Object.entries(rule.others)) {
    if (!knownKeys.has(key)) continue;
    for (const name of names.map(rule.fold)) if (!index.has(name)) index.set(name, key);
  }
  return index;
}

/** Indexes already built: a set of keys is read once per league. */
const indexes = new WeakMap<ReadonlySet<string>, Map<Rule, Index>>();

function indexOf(rule: Rule, knownKeys: ReadonlySet<string>): Index {
  const built = indexes.get(knownKeys) ?? new Map<Rule, Index>();
  indexes.set(knownKeys, built);
  const index = built.get(rule) ?? buildIndex(rule, knownKeys);
  built.set(rule, index);
  return index;
}

/**
 * Key under which a team's rating is kept, one of `knownKeys` (which must not change afterwards):
 * ESPN codes for the professional US leagues, school names for college, football-data.co.uk names for
 * soccer. Undefined where the team is not among them; never a guess by likeness.
 */
export function ratingKey(
  league: League,
  team: TeamNames,
  knownKeys: ReadonlySet<string>,
): string | undefined {
  const rule = RULES[league];
  const index = indexOf(rule, knownKeys);
  for (const name of rule.names(team)) {
    const key = name === undefined ? undefined : index.get(rule.fold(name));
    if (key !== undefined) return key;
  }
  return undefined;
}
