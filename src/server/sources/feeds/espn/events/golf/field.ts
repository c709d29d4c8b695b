import type { EventStatus } from '#domain/events/event.ts';
import type { Golfer } from '#domain/events/golfTournament.ts';
import { left } from '../../../../eventAnswer.ts';
import type { EventAnswer } from '../../../../eventSource.ts';
import { itemName, misshapen } from '../../../../reading/items.ts';
import { nameOf } from '../schema.ts';
import { type EspnGolfer, golferSchema } from './schema.ts';

/** Who plays, each once; entries that cannot be read are quarantined. */
export interface Entered {
  readonly players: readonly EspnGolfer[];
  readonly bad: readonly EventAnswer[];
}

const isWithdrawn = ({ status }: EspnGolfer): boolean =>
  /WITHDR|DID_NOT_START/.test(status?.type?.name?.toUpperCase() ?? '');

/** Players with a name. Before the start the withdrawn are none; later they stand at the end of the result. */
export function readEntered(
  competitors: readonly unknown[],
  status: EventStatus,
  item: string,
): Entered {
  const players = new Map<string, EspnGolfer>();
  const bad: EventAnswer[] = [];
  for (const [index, value] of competitors.entries()) {
    const { data, error } = golferSchema.safeParse(value);
    if (error) bad.push(left(`${item}/${itemName(value, index)}`, misshapen(error)));
    else if (!(status === 'scheduled' && isWithdrawn(data))) players.set(data.id, data);
  }
  return { players: [...players.values()], bad };
}

/** The field; empty in team events, which are no stroke play of single players. */
export function readField(players: readonly EspnGolfer[]): readonly Golfer[] {
  if (players.some(({ type }) => type === 'team')) return [];
  return players.flatMap(({ id, athlete, team }) => {
    const name = nameOf(athlete);
    return name ? [{ id, name, country: athlete?.flag?.alt, team: team?.displayName }] : [];
  });
}
