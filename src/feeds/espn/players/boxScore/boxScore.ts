import { z } from 'zod';
import type { Sport } from '#domain/leagues/league.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import {
  lenientObject,
  looseFlag,
  looseText,
  number,
  raw,
  usableList,
} from '../../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../../reading/items.ts';
import { ATHLETE_FIELDS, abbreviationOf, identityOf } from '../athlete.ts';
import { plateAppearances, withBaseballDetails } from './baseballDetails.ts';
import { type BoxColumn, GROUPS, readCell } from './columns.ts';
import type { BoxScore } from './sides.ts';
import { parseSoccerBox } from './soccerBox.ts';

const athleteSchema = z.object({
  athlete: lenientObject(ATHLETE_FIELDS),
  // In baseball he may have changed it during the game.
  position: lenientObject({ abbreviation: looseText }),
  starter: looseFlag,
  didNotPlay: looseFlag,
  batOrder: number,
  atBats: raw,
  stats: z.array(z.unknown()).optional().catch(undefined),
});

const groupSchema = z.object({
  name: looseText,
  type: looseText,
  labels: usableList(z.string()),
  athletes: usableList(athleteSchema),
});

const sidesSchema = usableList(
  z.object({ team: lenientObject({ id: looseText }), statistics: usableList(groupSchema) }),
);

const answerSchema = z.object({
  boxscore: z.object({
    teams: raw,
    players: z.array(z.unknown()).transform((sides) => sidesSchema.parse(sides) ?? []),
  }),
});

type Group = z.output<typeof groupSchema>;
type Athlete = z.output<typeof athleteSchema>;

/** More than any side has, backs and bench included. */
const MOST = 120;

/**
 * Every player's line in a finished game's box score. Refused without one, or if the sport's is not read. A group we do not know is
 * left out, as is a player without an id or a name, or who did not play. Never throws.
 */
export function parseBoxScore(answer: unknown, sport: Sport): Parsed<BoxScore> {
  if (sport === 'soccer') return parseSoccerBox(answer);
  const groups = GROUPS[sport];
  const { data } = answerSchema.safeParse(answer);
  if (!groups || !data) return refusedItem('sent no box score');
  const sides = new Map<string, readonly BoxLine[]>();
  for (const { team, statistics } of data.boxscore.players) {
    if (team?.id === undefined || sides.has(team.id)) continue;
    const lines = new Map<string, BoxLine>();
    for (const group of statistics ?? []) {
      const name = group.name ?? group.type ?? '';
      const columns = Object.hasOwn(groups, name) ? groups[name] : undefined;
      if (columns) addGroup(lines, group, columns);
    }
    const own = [...lines.values()].slice(0, MOST);
    const whole =
      sport === 'baseball' ? withBaseballDetails(own, data.boxscore.teams, team.id) : own;
    sides.set(team.id, whole.map(withSums));
  }
  return parsedItem(sides);
}

/** The place in the batting order, 1 to 9; pitchers have 0. */
const battingOrder = ({ batOrder = 0 }: Athlete): { readonly battingOrder?: number } =>
  Number.isInteger(batOrder) && batOrder >= 1 && batOrder <= 9 ? { battingOrder: batOrder } : {};

function addGroup(lines: Map<string, BoxLine>, group: Group, columns: readonly BoxColumn[]): void {
  const labels = group.labels ?? [];
  for (const entry of group.athletes ?? []) {
    const identity = identityOf(entry.athlete);
    const stats = statsOf(entry, labels, columns);
    if (!identity || !stats) continue;
    const known = lines.get(identity.playerId);
    const position =
      known?.position ?? abbreviationOf(entry.athlete?.position) ?? abbreviationOf(entry.position);
    const starter = known?.starter ?? entry.starter;
    lines.set(identity.playerId, {
      ...identity,
      ...(position !== undefined && { position }),
      ...(starter !== undefined && { starter }),
      stats: {
        ...known?.stats,
        ...stats,
        ...battingOrder(entry),
        ...plateAppearances(entry.atBats, stats),
      },
    });
  }
}

/** A row's stats; undefined if the player did not play, or no cell of it could be read. */
function statsOf(
  { stats, didNotPlay }: Athlete,
  labels: readonly string[],
  columns: readonly BoxColumn[],
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
