import type { Absence } from '#domain/starters/absence.ts';
import type { InjuryFacts } from '../../leagues/facts.ts';
import type { InjuryReport } from '../../playerReports.ts';
import { type Parsed, parsedItem } from '../../reading/items.ts';
import { type ReportContext, type ReportEntry, readReport, returnOf } from './report.ts';
import { statusWord } from './statusWord.ts';

/** The parser's external inputs. */
interface InjuryContext extends ReportContext {
  readonly facts: InjuryFacts;
}

/** How ratings count a player's state; undefined of who is expected to play. */
function statusOf(entry: ReportEntry, facts: InjuryFacts): Absence['status'] | undefined {
  switch (statusWord(entry)) {
    case 'Out':
      return 'out';
    case 'Doubtful':
      return facts.doubtfulIsOut ? 'out' : 'questionable';
    case 'Questionable':
      return 'questionable';
    default:
      return undefined;
  }
}

function readEntry(entry: ReportEntry, teamKey: string, facts: InjuryFacts): readonly Absence[] {
  const name = entry.athlete?.displayName;
  const position = entry.athlete?.position?.abbreviation;
  const status = statusOf(entry, facts);
  if (!name || !status) return [];
  if (facts.position !== undefined && position !== facts.position) return [];
  const returns = returnOf(entry);
  return [{ teamKey, name, status, ...(returns !== undefined && { returns }) }];
}

/** Who is missing by a league's injury report, of the positions that move its ratings. As `readReport`. */
export function parseInjuries(answer: unknown, context: InjuryContext): Parsed<InjuryReport> {
  const report = readReport(answer, context);
  if (!report.ok) return report;
  const { teams, ...rest } = report.value;
  const absences = teams.flatMap(({ teamKey, entries }) =>
    entries.flatMap((entry) => readEntry(entry, teamKey, context.facts)),
  );
  return parsedItem({ absences, ...rest });
}
