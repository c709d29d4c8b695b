import type { PlayerStatus } from '#domain/players/status.ts';
import type { PlayerNote, PlayerNotes } from '../../playerReports.ts';
import { type Parsed, parsedItem } from '../../reading/items.ts';
import { abbreviationOf, identityOf, PLAYER_ID } from './athlete.ts';
import { type ReportContext, type ReportEntry, readReport, returnOf } from './report.ts';
import { statusWord } from './statusWord.ts';

/** The parser's external inputs. */
interface NotesContext extends ReportContext {
  /** Chance to play that each word stands for in the league. */
  readonly chances: Readonly<Record<PlayerStatus, number>>;
  /** Keys of all the league's teams. */
  readonly keys: ReadonlySet<string>;
}

const CARD = /\/id\/(\d{1,20})(?:\/|$)/;
const PICTURE = /\/(\d{1,20})\.png$/;

/**
 * The report names nobody by number (September 2026: none of 1,291 entries): it is in the addresses of his page or picture.
 * @see https://github.com/sportsdataverse/sportsdataverse-py/pull/437
 */
function numberOf({ athlete }: ReportEntry): string | undefined {
  if (athlete?.id !== undefined && PLAYER_ID.test(athlete.id)) return athlete.id;
  const found = (athlete?.links ?? []).flatMap(({ href }) => CARD.exec(href ?? '')?.[1] ?? []);
  return found[0] ?? PICTURE.exec(athlete?.headshot?.href ?? '')?.[1];
}

function readEntry(
  entry: ReportEntry,
  teamKey: string,
  { chances }: NotesContext,
): readonly PlayerNote[] {
  const status = statusWord(entry);
  const playerId = numberOf(entry);
  // Without a number he is found by name and team.
  const named = identityOf({ id: playerId ?? '0', displayName: entry.athlete?.displayName });
  if (!status || !named) return [];
  const returns = returnOf(entry);
  return [
    {
      teamKey,
      ...(playerId !== undefined && { playerId }),
      name: named.name,
      position: abbreviationOf(entry.athlete?.position) ?? '',
      status,
      chance: chances[status],
      ...(returns !== undefined && { returns }),
    },
  ];
}

/**
 * What a league's injury report says of everybody on it. While a part of it belongs to no team we know, nothing is known of the teams
 * that it does not name. As `readReport`.
 */
export function parseNotes(answer: unknown, context: NotesContext): Parsed<PlayerNotes> {
  const report = readReport(answer, context);
  if (!report.ok) return report;
  const { teams, partial, quarantined } = report.value;
  const named = new Set(teams.map(({ teamKey }) => teamKey));
  const unnamed = partial ? [...context.keys].filter((key) => !named.has(key)) : [];
  const notes = teams.flatMap(({ teamKey, entries }) =>
    entries.flatMap((entry) => readEntry(entry, teamKey, context)),
  );
  return parsedItem({ notes, unread: new Set([...report.value.unread, ...unnamed]), quarantined });
}
