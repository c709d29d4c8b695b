import { starterKey } from '#domain/starters/starterKey.ts';
import type { PlayerNote } from '#feeds/playerReports.ts';
import { triedAsk } from '#feeds/reading/askAll.ts';
import type { RefreshContext } from '../context.ts';
import type { IdentifiedNote } from './store/announced.ts';
import type { StoredPlayer } from './store/players.ts';
import type { Telling } from './telling.ts';

/** Notes with the ids of whom they are about: the feed's own, or of the only player of that name in the team. */
function identified(
  notes: readonly PlayerNote[],
  { league, refused }: Telling,
  players: ReadonlyMap<string, StoredPlayer>,
): readonly IdentifiedNote[] {
  const byName = Map.groupBy(
    players.values(),
    ({ team, name }) => `${team} ${starterKey(league, name)}`,
  );
  return notes.flatMap((note) => {
    const { playerId, teamKey, name } = note;
    const [only, ...others] = byName.get(`${teamKey} ${starterKey(league, name)}`) ?? [];
    const id = playerId ?? (others.length === 0 ? only?.playerId : undefined);
    if (id === undefined) refused(`report on ${name}`, 'nobody, or more than one, of that name');
    return id === undefined ? [] : [{ ...note, playerId: id }];
  });
}

/** Asks for a league's report, once, and stores what it says of each player. If it fails, what was stored serves for a day. */
export async function tellNotes(
  { store, lease, now }: Pick<RefreshContext, 'store' | 'lease' | 'now'>,
  telling: Telling,
): Promise<void> {
  const { all, league, refused } = telling;
  const answer = await triedAsk(() => all.notes(league));
  if (!answer.ok) {
    refused('report on players', answer.error.message);
    return;
  }
  const { notes, unread, quarantined } = answer.value;
  for (const { item, reason } of quarantined) refused(item, reason);
  const isNameless = notes.some(({ playerId }) => playerId === undefined);
  const players = isNameless ? await store.readLeaguePlayers(league) : new Map();
  await store.saveNotes(lease, league, now, {
    notes: identified(notes, telling, players),
    unread,
  });
}
