import type { EventStatus } from '#domain/events/event.ts';
import type { Golfer } from '#domain/events/golfTournament.ts';
import { isPlaceholder } from '#domain/events/placeholder.ts';
import { quarantinedAnswer } from '../../../eventAnswer.ts';
import type { EventAnswer } from '../../../eventSource.ts';
import { itemName, shapeFault } from '../../../reading/items.ts';
import { nameOf } from '../schema.ts';
import { readOut } from './out.ts';
import { type EspnGolfer, golferSchema } from './schema.ts';

/** The players, each once; unreadable entries are quarantined. */
interface Entered {
  readonly players: readonly EspnGolfer[];
  readonly bad: readonly EventAnswer[];
}

/** Players with a name. Before the start, withdrawn players are left out; afterward they are at the end of the result. */
export function readEntered(
  competitors: readonly unknown[],
  status: EventStatus,
  item: string,
): Entered {
  const players = new Map<string, EspnGolfer>();
  const bad: EventAnswer[] = [];
  for (const [index, value] of competitors.entries()) {
    const { data, error } = golferSchema.safeParse(value);
    if (error) bad.push(quarantinedAnswer(`${item}/${itemName(value, index)}`, shapeFault(error)));
    else if (!(status === 'scheduled' && readOut(data) !== undefined)) players.set(data.id, data);
  }
  return { players: [...players.values()], bad };
}

const SEPARATOR = /\s*[/&]\s*|\s+and\s+/;

/** A pair by its players' names; the feed lists them, or writes "McIlroy/Lowry". */
function pairOf({
  roster,
  team,
  athlete,
}: EspnGolfer): Pick<Golfer, 'name' | 'members'> | undefined {
  const listed = (roster ?? []).flatMap((one) => nameOf(one.athlete) ?? []);
  const called = team?.displayName ?? team?.name ?? nameOf(athlete);
  const members = listed.length > 1 ? listed : (called?.split(SEPARATOR) ?? []).filter(Boolean);
  if (members.length > 1) return { name: members.join(' / '), members };
  return called === undefined ? undefined : { name: called };
}

function golferOf(player: EspnGolfer): readonly Golfer[] {
  const { id, athlete, team } = player;
  const out = readOut(player);
  const own = isSide(player)
    ? pairOf(player)
    : { name: nameOf(athlete), country: athlete?.flag?.alt, team: team?.displayName };
  const names = own && 'members' in own ? (own.members ?? [own.name]) : [own?.name ?? ''];
  if (!own?.name || names.some(isPlaceholder)) return [];
  return [{ ...own, id, name: own.name, ...(out && { out }) }];
}

/** An entry of several players: labeled a team, or with two names in one. */
const isSide = ({ type, athlete }: EspnGolfer): boolean =>
  type === 'team' || /[/&]/.test(nameOf(athlete) ?? '&');

/** The field: players, or pairs in a pairs week. In a mixed list the teams are only the standings of the players' teams. */
export function readField(players: readonly EspnGolfer[]): readonly Golfer[] {
  const alone = players.filter((player) => !isSide(player));
  return (alone.length * 2 >= players.length ? alone : players.filter(isSide)).flatMap(golferOf);
}
