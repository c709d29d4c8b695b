import { z } from 'zod';
import type { BoxLine } from '#domain/players/boxLine.ts';
import { lenientObject, looseText, number, usableList } from '../../../reading/fields.ts';
import { inOneWay, namedCounts } from './namedCounts.ts';

const sidesSchema = usableList(
  z.object({
    team: lenientObject({ id: looseText }),
    statistics: usableList(
      z.object({
        name: looseText,
        stats: usableList(z.object({ name: looseText, value: number })),
      }),
    ),
    details: usableList(
      z.object({ stats: usableList(z.object({ name: looseText, displayValue: looseText })) }),
    ),
  }),
);

/** Counts that no column has, by their names among a team's totals and among the details under the box score. */
const BY_NAME: readonly (readonly [stat: string, named: readonly string[]])[] = [
  ['doubles', ['doubles']],
  ['triples', ['triples']],
  ['stolenBases', ['stolenBases', 'steals']],
  ['hitByPitch', ['hitByPitch', 'hitByPitches']],
];
const BATTERS_FACED = 'firstPitchStrikesBattersFaced';

const isBatter = ({ stats }: BoxLine): boolean => stats.atBats !== undefined;
const isPitcher = ({ stats }: BoxLine): boolean => stats.outs !== undefined;

/** A batter's times at bat, which the feed lists one by one; nothing where that contradicts his row. */
export function plateAppearances(
  atBats: unknown,
  { atBats: counted, walks = 0 }: Readonly<Record<string, number>>,
): { plateAppearances?: number } {
  if (!Array.isArray(atBats) || counted === undefined) return {};
  const listed = new Set(
    atBats.map((one: unknown) =>
      typeof one === 'object' && one !== null && 'atBatId' in one ? one.atBatId : one,
    ),
  ).size;
  return listed >= counted + walks && listed <= counted + walks + 6
    ? { plateAppearances: listed }
    : {};
}

/** Adds a stat to the lines it is of; the lines as they are if it is not known of all of them. */
function withStat(
  lines: readonly BoxLine[],
  isOf: (line: BoxLine) => boolean,
  stat: string,
  counts: ReadonlyMap<string, number> | undefined,
): readonly BoxLine[] {
  if (!counts) return lines;
  return lines.map((line) =>
    isOf(line)
      ? { ...line, stats: { ...line.stats, [stat]: counts.get(line.playerId) ?? 0 } }
      : line,
  );
}

function withTotalBases(line: BoxLine): BoxLine {
  const { hits, doubles, triples, homeRuns } = line.stats;
  if ([hits, doubles, triples, homeRuns].includes(undefined)) return line;
  const totalBases = (hits ?? 0) + (doubles ?? 0) + 2 * (triples ?? 0) + 3 * (homeRuns ?? 0);
  return { ...line, stats: { ...line.stats, totalBases } };
}

/**
 * A side's lines with what stands only in words below its box score, by last names: doubles, triples, steals, hit by pitch, and how many
 * batters a pitcher faced. A count is read only if its names fit one player each and add up to the team's total; otherwise it stays
 * absent for all of them.
 * @param teams the box score's teams, as the feed sent them
 */
export function withBaseballDetails(
  lines: readonly BoxLine[],
  teams: unknown,
  teamId: string,
): readonly BoxLine[] {
  const side = (sidesSchema.parse(teams) ?? []).find(({ team }) => team?.id === teamId);
  const totals = side?.statistics?.find(({ name }) => name === 'batting')?.stats ?? [];
  const details = (side?.details ?? []).flatMap(({ stats }) => stats ?? []);
  const textOf = (names: readonly string[]): string | undefined =>
    details.find(({ name }) => names.includes(name ?? ''))?.displayValue;
  const batters = lines.filter(isBatter);
  let whole = lines;
  for (const [stat, names] of BY_NAME) {
    const total = totals.find(({ name }) => name === stat)?.value;
    if (total === undefined) continue;
    const counts = inOneWay(namedCounts(textOf(names) ?? ''), batters, total);
    whole = withStat(whole, isBatter, stat, counts);
  }
  const pitchers = lines.filter(isPitcher);
  const faced = inOneWay(namedCounts(textOf([BATTERS_FACED]) ?? ''), pitchers);
  const isWhole = faced?.size === pitchers.length;
  return withStat(whole, isPitcher, 'battersFaced', isWhole ? faced : undefined).map(
    withTotalBases,
  );
}
