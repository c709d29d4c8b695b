import { z } from 'zod';
import type { Sport } from '#domain/leagues/league.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import { block, flag, text, usableList } from '../../../reading/fields.ts';
import { type Parsed, parsed, refused } from '../../../reading/items.ts';
import { type Column, GROUPS, readCell } from './columns.ts';

const athleteSchema = z.object({
  athlete: block({ id: text, displayName: text, position: block({ abbreviation: text }) }),
  // In baseball he may have changed it during the game.
  position: block({ abbreviation: text }),
  starter: flag,
  didNotPlay: flag,
  stats: z.array(z.unknown()).optional().catch(undefined),
});

const groupSchema = z.object({
  name: text,
  type: text,
  labels: usableList(z.string()),
  athletes: usableList(athleteSchema),
});

const sidesSchema = usableList(
  z.object({ team: block({ id: text }), statistics: usableList(groupSchema) }),
);

const answerSchema = z.object({
  boxscore: z.object({
    players: z.array(z.unknown()).transform((sides) => sidesSchema.parse(sides) ?? []),
  }),
});

type Group = z.output<typeof groupSchema>;
type Athlete = z.output<typeof athleteSchema>;

/** A side's lines by the feed's team number. */
export type BoxScore = ReadonlyMap<string, readonly BoxLine[]>;

/**
 * Every player's line in a finished game's box score. Refused without one, or if the sport's is not read. A group we do not know is
 * left out, as is a player without an id or a name, or who did not play. Never throws.
 */
export function parseBoxScore(answer: unknown, sport: Sport): Parsed<BoxScore> {
  const groups = GROUPS[sport];
  const { data } = answerSchema.safeParse(answer);
  if (!groups || !data) return refused('sent no box score');
  const sides = new Map<string, readonly BoxLine[]>();
  for (const { team, statistics } of data.boxscore.players) {
    if (team?.id === undefined || sides.has(team.id)) continue;
    const lines = new Map<string, BoxLine>();
    for (const group of statistics ?? []) {
      const name = group.name ?? group.type ?? '';
      const columns = Object.hasOwn(groups, name) ? groups[name] : undefined;
      if (columns) addGroup(lines, group, columns);
    }
    sides.set(team.id, [...lines.values()].map(withSums));
  }
  return parsed(sides);
}

function addGroup(lines: Map<string, BoxLine>, group: Group, columns: readonly Column[]): void {
  const labels = group.labels ?? [];
  for (const entry of group.athletes ?? []) {
    const { id, displayName } = entry.athlete ?? {};
    const stats = statsOf(entry, labels, columns);
    if (!id || !/^\d{1,20}$/.test(id) || !displayName || !stats) continue;
    const known = lines.get(id);
    const position =
      known?.position ?? entry.athlete?.position?.abbreviation ?? entry.position?.abbreviation;
    const starter = known?.starter ?? entry.starter;
    lines.set(id, {
      playerId: id,
      name: displayName,
      ...(position !== undefined && { position }),
      ...(starter !== undefined && { starter }),
      stats: { ...known?.stats, ...stats },
    });
  }
}

/** A row's stats; undefined if the player did not play, or no cell of it could be read. */
function statsOf(
  { stats, didNotPlay }: Athlete,
  labels: readonly string[],
  columns: readonly Column[],
): Record<string, number> | undefined {
  // More cells or fewer than labels: no cell is known by its place.
  if (didNotPlay || !stats || stats.length !== labels.length) return undefined;
  const found = columns.flatMap(([label, stat, reading]) => {
    const at = labels.indexOf(label);
    const value = at < 0 ? undefined : readCell(stats[at], reading);
    return value === undefined ? [] : [[stat, value] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Sums that our models speak of: touchdowns by ground and catch, points in hockey. */
function withSums(line: BoxLine): BoxLine {
  const { rushingTouchdowns, receivingTouchdowns, goals, assists } = line.stats;
  const scored = rushingTouchdowns ?? receivingTouchdowns;
  return {
    ...line,
    stats: {
      ...line.stats,
      ...(scored !== undefined && {
        touchdowns: (rushingTouchdowns ?? 0) + (receivingTouchdowns ?? 0),
      }),
      ...(goals !== undefined && assists !== undefined && { points: goals + assists }),
    },
  };
}
