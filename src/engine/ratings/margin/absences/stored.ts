import { textOrder } from '#domain/words/textOrder.ts';
import type { Absences, StoredAbsences } from './types.ts';

/** Working copies of players and teams' recent absences; the stored ones stay unchanged. */
export const thawAbsences = (stored: StoredAbsences | undefined): Absences => ({
  players: new Map(Object.entries(stored?.players ?? {})),
  recent: new Map(Object.entries(stored?.recent ?? {})),
});

/** Absences in their stored form, in order of key; undefined if no players are rated. */
export const freezeAbsences = ({ players, recent }: Absences): StoredAbsences | undefined =>
  players.size === 0 ? undefined : { players: ordered(players), recent: ordered(recent) };

const ordered = <Value>(entries: ReadonlyMap<string, Value>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([one], [other]) => textOrder(one, other)));
