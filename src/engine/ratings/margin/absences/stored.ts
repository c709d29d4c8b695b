import { textOrder } from '#domain/words/textOrder.ts';
import type { Absences, StoredAbsences } from './types.ts';

/** Players and teams' recent absences made ready for work; what was stored is left alone. */
export const thawAbsences = (stored: StoredAbsences | undefined): Absences => ({
  players: new Map(Object.entries(stored?.players ?? {})),
  recent: new Map(Object.entries(stored?.recent ?? {})),
});

/** As they are stored, in order of key; undefined where no players are rated. */
export const freezeAbsences = ({ players, recent }: Absences): StoredAbsences | undefined =>
  players.size === 0 ? undefined : { players: ordered(players), recent: ordered(recent) };

const ordered = <Value>(entries: ReadonlyMap<string, Value>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([one], [other]) => textOrder(one, other)));
