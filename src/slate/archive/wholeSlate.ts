import * as z from 'zod';
import { byStart } from '#domain/game/byStart.ts';
import type { PublishedSlate } from '#domain/game/publishedSlate.ts';
import {
  readEventLedgerEntries,
  readFirstSaid,
  readLedgerEntries,
} from '#slate/ledger/store/ledger.ts';
import { type Client, parseData, readByNumber } from '#store/client.ts';
import { readLineHistory } from './lineHistory.ts';
import { type CurrentSlate, publishedGame, readCurrentSlate, wholeGame } from './published.ts';
import { readPublishedEvents } from './publishedEvents.ts';
import { requireUntouched, storedGame } from './slateCheck.ts';

/** Games of a slate as stored, by id. */
const readStored = (client: Client, slateId: number) =>
  readByNumber(
    'reading the slate',
    (above) =>
      client
        .from('slate_games')
        .select('id, game, prediction')
        .eq('slate_id', slateId)
        .gt('id', above)
        .order('id'),
    storedGame,
  );

interface WholeSlate extends PublishedSlate {
  readonly current: CurrentSlate;
}

/**
 * The current slate with its games, their ledger entries and its events, all from the same slate; undefined before the first.
 * Throws if the slate is not what was published.
 */
export async function readWholeSlate(client: Client): Promise<WholeSlate | undefined> {
  const current = await readCurrentSlate(client);
  if (!current) return undefined;
  const rows = await readStored(client, current.id);
  await requireUntouched(client, current, rows);
  const games = parseData('reading the slate', rows, z.array(wholeGame))
    .map(publishedGame)
    .sort(byStart);
  const predictions = games.flatMap(({ prediction }) => prediction?.id ?? []);
  const ids = games.map(({ id }) => id);
  const events = await readPublishedEvents(client, { slateId: current.id });
  const pairs = events.flatMap(({ kind, id }) =>
    kind === 'fights' || kind === 'match' ? [id] : [],
  );
  const [lines, ledger, firstSaid, eventLedger] = await Promise.all([
    readLineHistory(client, { slateId: current.id, until: current.asOf }),
    readLedgerEntries(client, predictions),
    readFirstSaid(client, ids),
    readEventLedgerEntries(client, pairs),
  ]);
  return { current, games, lines, events, ledger, firstSaid, eventLedger };
}
