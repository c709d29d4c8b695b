import { z } from 'zod';
import type { League } from '#domain/leagues/league.ts';
import type { Absence } from '#domain/starters/absence.ts';
import { easternDate } from '#domain/time/time.ts';
import type { InjuryFacts } from '../../leagues/facts.ts';
import type { InjuryReport } from '../../playerReports.ts';
import { block, readInstant, text, usableList } from '../../reading/fields.ts';
import { firstItems, type Parsed, parsed, refused } from '../../reading/items.ts';
import type { KeptShape } from '../../reading/streamed/kept.ts';
import type { Quarantined } from '../../source.ts';

const injurySchema = z.object({
  status: text,
  date: text,
  type: block({ name: text, description: text }),
  details: block({ returnDate: text }),
  athlete: block({ displayName: text, position: block({ abbreviation: text }) }),
});

/** The parts of a report that we read: a fortieth of a real one's bytes. */
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
          athlete: { displayName: true, position: { abbreviation: true } },
        },
      ],
    },
  ],
} as const satisfies KeptShape;

const teamSchema = z.object({ displayName: text, injuries: usableList(injurySchema) });

type Injury = z.output<typeof injurySchema>;

/** The parser's external inputs. */
export interface ReportContext {
  readonly league: League;
  readonly facts: InjuryFacts;
  /** Key of a team's rating, by its full name. */
  readonly keyOf: (name: string) => string | undefined;
}

const OUT = /^(out\b|injured reserve|ir\b|suspen|physically unable|non-?football|reserve)/;
const DOUBTFUL = /^doubtful/;
const QUESTIONABLE = /^(questionable|day-to-day|game-time)/;

/** "Injured Reserve", or the "INJURY_STATUS_OUT" next to it. Players called active, or something else, are not listed. */
function statusOf(injury: Injury, facts: InjuryFacts): Absence['status'] | undefined {
  const called = [injury.status, injury.type?.description, injury.type?.name];
  for (const one of called) {
    const word = (one ?? '')
      .toLowerCase()
      .replace(/^injury_status_/, '')
      .replaceAll('_', ' ');
    if (OUT.test(word)) return 'out';
    if (DOUBTFUL.test(word)) return facts.doubtfulIsOut ? 'out' : 'questionable';
    if (QUESTIONABLE.test(word)) return 'questionable';
    if (word !== '') return undefined;
  }
  return undefined;
}

/** A bare day, or an instant's day in New York. */
function readDay(date: string | undefined): string | undefined {
  if (date && z.iso.date().safeParse(date).success) return date;
  const at = readInstant(date);
  return at && easternDate(at);
}

function readInjury(injury: Injury, teamKey: string, facts: InjuryFacts): Absence | undefined {
  const name = injury.athlete?.displayName;
  const position = injury.athlete?.position?.abbreviation;
  const status = statusOf(injury, facts);
  if (!name || !status) return undefined;
  if (facts.position !== undefined && position !== facts.position) return undefined;
  const returns = readDay(injury.details?.returnDate);
  return { teamKey, name, status, ...(returns !== undefined && { returns }) };
}

/** A player listed more than once counts by his latest entry. */
function newestFirst(injuries: readonly Injury[]): readonly Injury[] {
  const at = ({ date }: Injury) => Date.parse(readInstant(date) ?? '') || 0;
  return [...injuries].sort((one, other) => at(other) - at(one));
}

function readTeam(injuries: readonly Injury[], teamKey: string, facts: InjuryFacts): Absence[] {
  const seen = new Set<string | undefined>();
  return newestFirst(injuries).flatMap((injury) => {
    const name = injury.athlete?.displayName;
    if (seen.has(name)) return [];
    seen.add(name);
    return readInjury(injury, teamKey, facts) ?? [];
  });
}

/** Several times any team's report, including players listed more than once. */
const MOST = 300;

/** Number of entries in a team's part of the report; undefined without a list. */
function entriesOf(item: unknown): number | undefined {
  if (typeof item !== 'object' || item === null || !('injuries' in item)) return undefined;
  return Array.isArray(item.injuries) ? item.injuries.length : undefined;
}

const NO_LIST = refused('sent no list of injuries');

/**
 * A league's injury report by team. Teams unknown to the ratings are quarantined; refused if it is not a report, or names no team
 * of the league: an empty report would mean that everybody plays. Never throws.
 */
export function parseInjuries(answer: unknown, context: ReportContext): Parsed<InjuryReport> {
  if (typeof answer !== 'object' || answer === null || !('injuries' in answer)) return NO_LIST;
  if (!Array.isArray(answer.injuries)) return NO_LIST;
  const { items, quarantined: more } = firstItems<unknown>(answer.injuries);
  const absences: Absence[] = [];
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
    const entries = entriesOf(item);
    const injuries = team.injuries ?? [];
    if (entries !== undefined) known += 1;
    if (entries === undefined || entries > MOST || injuries.length < entries) {
      quarantined.push({ item: told, reason: 'its list cannot be read in full' });
      unread.add(teamKey);
    }
    absences.push(...readTeam(injuries.slice(0, MOST), teamKey, context.facts));
  }
  return known === 0
    ? refused(`names no team of the ${context.league}`)
    : parsed({ absences, unread, partial, quarantined });
}
