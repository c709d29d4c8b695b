import { z } from 'zod';
import type { League } from '#domain/leagues/league.ts';
import { easternDate } from '#domain/time/time.ts';
import { lenientObject, looseInstant, looseText, usableList } from '../../reading/fields.ts';
import { firstItems, type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import type { KeptShape } from '../../reading/streamed/kept.ts';
import type { Quarantined } from '../../source.ts';
import { ATHLETE_FIELDS } from './athlete.ts';

const entrySchema = z.object({
  status: looseText,
  date: looseText,
  type: lenientObject({ name: looseText, description: looseText }),
  details: lenientObject({ returnDate: looseText }),
  athlete: lenientObject({
    ...ATHLETE_FIELDS,
    headshot: lenientObject({ href: looseText }),
    links: usableList(z.object({ href: looseText })),
  }),
});

/** The parts of a report that we read: a thirtieth of a real one's bytes. */
export const REPORT_KEPT = {
  injuries: [
    {
      displayName: true,
      injuries: [
        {
          status: true,
          date: true,
          type: { name: true, description: true },
          details: { returnDate: true },
          athlete: {
            id: true,
            displayName: true,
            position: { abbreviation: true },
            headshot: { href: true },
            links: [{ href: true }],
          },
        },
      ],
    },
  ],
} as const satisfies KeptShape;

const teamSchema = z.object({ displayName: looseText, injuries: usableList(entrySchema) });

/** One entry of the report: somebody's latest. */
export type ReportEntry = z.output<typeof entrySchema>;

/** A reader's external inputs. */
export interface ReportContext {
  readonly league: League;
  /** Key of a team's rating, by its full name. */
  readonly keyOf: (name: string) => string | undefined;
}

/** A report team by team. */
interface ReadReport {
  readonly teams: readonly { readonly teamKey: string; readonly entries: readonly ReportEntry[] }[];
  /** Keys of teams whose part, or whole entry, could not be read. */
  readonly unread: ReadonlySet<string>;
  /** Some part could not be assigned to any team. */
  readonly partial: boolean;
  readonly quarantined: readonly Quarantined[];
}

/** The day of an entry's expected return: a bare day, or an instant's day in New York. */
export function returnOf({ details }: ReportEntry): string | undefined {
  const date = details?.returnDate;
  if (date && z.iso.date().safeParse(date).success) return date;
  const at = looseInstant(date);
  return at && easternDate(at);
}

/** A player listed more than once counts by his latest entry. */
function latestOfEach(entries: readonly ReportEntry[]): readonly ReportEntry[] {
  const at = ({ date }: ReportEntry) => Date.parse(looseInstant(date) ?? '') || 0;
  const seen = new Set<string | undefined>();
  return [...entries]
    .sort((one, other) => at(other) - at(one))
    .filter(({ athlete }) => {
      const name = athlete?.displayName;
      return !seen.has(name) && seen.add(name);
    });
}

/** Several times any team's report, including players listed more than once. */
const MOST = 300;

/** Number of entries in a team's part of the report; undefined without a list. */
function entriesOf(item: unknown): number | undefined {
  if (typeof item !== 'object' || item === null || !('injuries' in item)) return undefined;
  return Array.isArray(item.injuries) ? item.injuries.length : undefined;
}

const NO_LIST = refusedItem('sent no list of injuries');

/**
 * A league's injury report by team, of all positions. Teams unknown to the ratings are quarantined; refused if it is not a report, or
 * names no team of the league: an empty report would mean that everybody plays. Never throws.
 */
export function readReport(answer: unknown, context: ReportContext): Parsed<ReadReport> {
  if (typeof answer !== 'object' || answer === null || !('injuries' in answer)) return NO_LIST;
  if (!Array.isArray(answer.injuries)) return NO_LIST;
  const { items, quarantined: more } = firstItems<unknown>(answer.injuries);
  const teams: { teamKey: string; entries: readonly ReportEntry[] }[] = [];
  const quarantined: Quarantined[] = [...more];
  const unread = new Set<string>();
  let partial = more.length > 0;
  let known = 0;
  for (const [index, item] of items.entries()) {
    const team = teamSchema.safeParse(item).data;
    const name = team?.displayName;
    const teamKey = name === undefined ? undefined : context.keyOf(name);
    const told = `injuries of ${name ?? `#${index}`}`;
    if (team === undefined || teamKey === undefined) {
      quarantined.push({ item: told, reason: `no team of the ${context.league}` });
      partial = true;
      continue;
    }
    const count = entriesOf(item);
    const entries = team.injuries ?? [];
    if (count !== undefined) known += 1;
    if (count === undefined || count > MOST || entries.length < count) {
      quarantined.push({ item: told, reason: 'its list cannot be read in full' });
      unread.add(teamKey);
    }
    teams.push({ teamKey, entries: latestOfEach(entries.slice(0, MOST)) });
  }
  return known === 0
    ? refusedItem(`names no team of the ${context.league}`)
    : parsedItem({ teams, unread, partial, quarantined });
}
