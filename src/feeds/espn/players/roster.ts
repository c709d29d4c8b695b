import { z } from 'zod';
import type { RosterPlayer } from '../../playerReports.ts';
import { lenientObject, looseText, usableList } from '../../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../../reading/items.ts';
import type { KeptShape } from '../../reading/streamed/kept.ts';
import { type LeagueMark, otherLeague } from '../ofLeague.ts';
import { ATHLETE_FIELDS, abbreviationOf, identityOf } from './athlete.ts';

const playerSchema = z.object({
  ...ATHLETE_FIELDS,
  uid: looseText,
  status: lenientObject({ type: looseText, name: looseText }),
});
/** Football, baseball and hockey send groups of players, basketball and soccer the players themselves. */
const entrySchema = playerSchema.extend({
  position: z
    .union([looseText.pipe(z.string()), z.object({ abbreviation: looseText })])
    .optional()
    .catch(undefined),
  items: z.array(z.unknown()).optional().catch(undefined),
});

const answerSchema = z.object({
  team: lenientObject({ id: looseText }),
  athletes: z.array(z.unknown()),
});

const PLAYER_KEPT = {
  id: true,
  uid: true,
  displayName: true,
  position: { abbreviation: true },
  status: { type: true, name: true },
} as const satisfies KeptShape;

/** The parts of a roster that we read. */
export const ROSTER_KEPT = {
  team: { id: true },
  athletes: [{ ...PLAYER_KEPT, items: [PLAYER_KEPT] }],
} as const satisfies KeptShape;

/** Groups of players who are not active, beside those by position. */
const INACTIVE_GROUPS: ReadonlyMap<string, string> = new Map([
  ['injuredReserveOrOut', 'Injured reserve or out'],
  ['suspended', 'Suspended'],
  ['practiceSquad', 'Practice squad'],
]);
/** Types of the state of who may play: whether he does is the injury report's to say. */
const MAY_PLAY = /^(active|day-?to-?day|probable|questionable|doubtful)$/i;

/** More than any team has: the NFL's 53, with its reserves and the practice squad. */
const MOST = 150;

type Entry = z.output<typeof entrySchema>;
type Player = z.output<typeof playerSchema>;

function readPlayer(
  player: Player,
  mark: LeagueMark,
  group: string | undefined,
): RosterPlayer | undefined {
  const identity = identityOf(player);
  if (!identity || otherLeague({ uid: player.uid }, mark) !== undefined) return undefined;
  const { type, name } = player.status ?? {};
  const called = type === undefined || MAY_PLAY.test(type) ? undefined : (name ?? type);
  const inactive = INACTIVE_GROUPS.get(group ?? '') ?? called;
  return {
    ...identity,
    position: abbreviationOf(player.position) ?? '',
    ...(inactive !== undefined && { inactive }),
  };
}

/** An entry's players, with the name of their group. */
function playersIn(entry: unknown): readonly (readonly [Player, string | undefined])[] {
  const { items, ...own } = entrySchema.safeParse(entry).data ?? ({} as Partial<Entry>);
  const group = typeof own.position === 'string' ? own.position : undefined;
  const listed = items ?? [entry];
  return (usableList(playerSchema).parse(listed) ?? []).map((player) => [player, group] as const);
}

/**
 * A team's roster. Who stands there twice counts once, as inactive if either place says so. Refused if it is another team's, or names
 * nobody of the league. Never throws.
 */
export function parseRoster(
  answer: unknown,
  asked: { readonly teamId: string; readonly mark: LeagueMark },
): Parsed<readonly RosterPlayer[]> {
  const { team, athletes } = answerSchema.safeParse(answer).data ?? {};
  if (team?.id !== undefined && team.id !== asked.teamId) {
    return refusedItem(`answered for another team (${team.id})`);
  }
  const players = new Map<string, RosterPlayer>();
  for (const [player, group] of (athletes ?? []).slice(0, MOST).flatMap(playersIn)) {
    const read = readPlayer(player, asked.mark, group);
    const known = read && players.get(read.playerId);
    if (read && (!known || known.inactive === undefined)) players.set(read.playerId, read);
  }
  return players.size === 0
    ? refusedItem('sent no roster')
    : parsedItem([...players.values()].slice(0, MOST));
}
