import { z } from 'zod';
import type { SeasonGroups } from '#domain/season/seasonFixture.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { lenientObject, looseText, usableList } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import { espnTeamSchema } from '../games/contestSchema.ts';
import { checkAnswer, markOf, otherLeague } from '../ofLeague.ts';
import type { SeasonContext } from './fixture.ts';
import type { EspnSeasonTeam } from './schema.ts';

const table = lenientObject({ entries: usableList(z.object({ team: espnTeamSchema })) });
const group = { name: looseText, standings: table };
const division = z.object({ ...group });
const conference = z.object({ ...group, children: usableList(division) });
const section = z.object({ ...group, children: usableList(conference) });
const answerSchema = z.object({
  ...group,
  uid: looseText,
  id: looseText,
  children: usableList(section),
});

type Section = z.output<typeof conference>;

/** Which team is in which group, and the feed's numbers of the teams. */
export interface Standings {
  readonly groups: SeasonGroups;
  /** Digits, each once. */
  readonly teamIds: readonly string[];
}

/** More groups or teams than any league has. */
const MOST_GROUPS = 60;
const MOST_TEAMS = 400;

/** "2026 Eastern Conference", "Eastern Conference", "Atlantic Coast Conference": without the season. */
const nameOf = (name: string | undefined): string =>
  (name ?? '').replace(/^\d{4}(?:[-–/]\d{2,4})?\s+/, '').trim();

/**
 * A league's groups from its standings: conferences, and divisions where a conference has them. A team without a rating key is in
 * none. Refused if it is no table of teams, or another league's.
 */
export function parseStandings(answer: unknown, context: SeasonContext): Parsed<Standings> {
  const { league, keyOf } = context;
  const mark = markOf(FEED_FACTS[league].espn.path);
  const shape = answerSchema.safeParse(answer);
  if (!shape.success) return refusedItem('sent no standings');
  const { uid, children = [], standings } = shape.data;
  // Standings name their league once, at the top, in the same notation as events do.
  const other = otherLeague({ uid }, mark);
  if (other !== undefined) return refusedItem(`answered for another league (${uid})`);
  const own = checkAnswer(answer, mark);
  if (!own.ok) return own;

  const groups = new Map<string, Map<string, string[]>>();
  const ids = new Set<string>();
  const placed = new Set<string>();
  const place = (one: EspnSeasonTeam, inConference: string, inDivision: string): void => {
    const { id = '' } = one;
    if (/^\d{1,9}$/.test(id)) ids.add(id);
    const key = keyOf(one);
    if (key === undefined || placed.has(key) || placed.size >= MOST_TEAMS) return;
    placed.add(key);
    const divisions = groups.get(inConference) ?? new Map<string, string[]>();
    groups.set(inConference, divisions);
    divisions.set(inDivision, [...(divisions.get(inDivision) ?? []), key]);
  };
  const placeAll = ({ name, standings: own, children: parts = [] }: Section): void => {
    const inConference = nameOf(name);
    for (const part of parts) {
      for (const { team } of part.standings?.entries ?? []) {
        place(team, inConference, nameOf(part.name));
      }
    }
    for (const { team } of own?.entries ?? []) place(team, inConference, '');
  };
  // A division of college football may be a section with its conferences below it.
  const conferences = children.flatMap((one): readonly Section[] =>
    one.standings?.entries?.length || one.children?.every(({ children: below }) => !below?.length)
      ? [one]
      : (one.children ?? []),
  );
  for (const one of conferences.slice(0, MOST_GROUPS)) placeAll(one);
  if (conferences.length === 0) {
    placeAll({ name: '', standings, children: [] });
  }
  if (placed.size + ids.size === 0) return refusedItem('sent standings without teams');
  const named = [...groups].map(([name, divisions]) => [name, Object.fromEntries(divisions)]);
  return parsedItem({ groups: Object.fromEntries(named), teamIds: [...ids] });
}
