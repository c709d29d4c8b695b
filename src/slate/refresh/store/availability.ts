import * as z from 'zod';
import type { FeedGame } from '#domain/game/game.ts';
import { SIDES, type Side } from '#domain/game/predictedWinner.ts';
import type { League } from '#domain/leagues/league.ts';
import type { KnownStarter, OutList } from '#domain/starters/availability.ts';
import { readOfIds } from '#store/batches.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { availabilityColumns, starterOfRow } from './availabilityRow.ts';
import { type IngestedFeed, storeAll } from './ingest.ts';

/** The reports were read and name nobody who is expected to play. `basis`: the depth chart was among them. */
interface NobodyKnown {
  readonly status: 'unknown';
  readonly basis?: 'depth chart' | undefined;
}

/** New information about one side of a game. Absent parts stay as stored. */
export interface ToldSide {
  readonly sourceId: string;
  readonly side: Side;
  readonly starter?: KnownStarter | NobodyKnown | undefined;
  readonly out?: readonly string[] | undefined;
}

type Feeding = Pick<IngestedFeed, 'name' | 'asOf' | 'refused'>;

const sideRow = ({ sourceId, side, starter, out }: ToldSide) => ({
  source_id: sourceId,
  side,
  ...(starter && {
    ...(starter.status !== 'unknown' && { starter: starter.name }),
    starter_status: starter.status,
    starter_basis: starter.basis,
  }),
  out_names: out,
});

/** Sides per statement. */
const BATCH = 200;

/** Stores information about sides of games. Safe to repeat. */
export async function saveAvailability(
  client: Client,
  lease: Lease,
  feed: Feeding,
  sides: readonly ToldSide[],
): Promise<void> {
  const store = (batch: readonly ToldSide[]): Promise<number> => {
    const call = client.rpc('ingest_availability', {
      p_token: lease.token,
      p_source: feed.name,
      p_as_of: feed.asOf.toISOString(),
      p_sides: batch.map(sideRow),
    });
    return readData('storing who plays', call, z.int());
  };
  await storeAll(sides, BATCH, store, (told, reason) => feed.refused?.(told.sourceId, reason));
}

/** Stores the starters that a feed's games name themselves. Safe to repeat. */
export const saveStarters = (
  client: Client,
  lease: Lease,
  feed: Feeding,
  games: readonly FeedGame[],
): Promise<void> =>
  saveAvailability(
    client,
    lease,
    feed,
    games.flatMap(({ sourceId, availability }) =>
      SIDES.flatMap((side) => {
        const { starter, out } = availability?.[side] ?? {};
        return starter || out ? [{ sourceId, side, starter, out: out?.names }] : [];
      }),
    ),
  );

const toldRow = availabilityColumns.extend({ games: z.object({ source_id: z.string() }) });

/** A starter as last stored, and when. */
export interface ToldStarter {
  readonly starter: KnownStarter | NobodyKnown;
  readonly asOf: string;
}

/** The last stored information about a side. */
export interface LastTold {
  readonly starter?: ToldStarter | undefined;
  readonly out?: OutList | undefined;
}

/** The key of a side of a game of a feed. */
export const sideOfGameKey = (sourceId: string, side: Side): string => `${sourceId} ${side}`;

/** The last reported starters and absences, by `sideOfGameKey`. */
export async function readLastTold(
  client: Client,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, LastTold>> {
  const query = (some: readonly string[]) =>
    client
      .from('availability')
      .select('*, games!inner(source_id)')
      .eq('games.source', source)
      .in('games.source_id', some)
      .order('game_id')
      .order('side');
  const rows = await readOfIds('reading who starts', sourceIds, query, toldRow);
  return new Map(
    rows.map((row) => {
      const { starter_as_of: asOf, out_names: names, out_as_of: outAsOf } = row;
      const basis = row.starter_basis === 'depth chart' ? row.starter_basis : undefined;
      const starter = starterOfRow(row) ?? ({ status: 'unknown', basis } as const);
      const told: LastTold = {
        starter: asOf === null ? undefined : { starter, asOf },
        out: names === null || outAsOf === null ? undefined : { names, asOf: outAsOf },
      };
      return [sideOfGameKey(row.games.source_id, row.side), told];
    }),
  );
}

const startedRow = z.object({
  home_name: z.string(),
  away_name: z.string(),
  home_starter: z.string().nullable(),
  away_starter: z.string().nullable(),
});

/** The starter of each team's last game of a season, by the team's name; missing if that game's starter is unknown. */
export async function readLastStarters(
  client: Client,
  league: League,
  season: number,
): Promise<Map<string, string>> {
  const query = () =>
    client
      .from('final_results')
      .select('home_name, away_name, home_starter, away_starter')
      .eq('league', league)
      .eq('season', season)
      .eq('preseason', false)
      .order('game_time')
      .order('game_id');
  const last = new Map<string, string>();
  for (const row of await readAll(`reading who started in ${league}`, query, startedRow)) {
    const sides = [
      [row.home_name, row.home_starter],
      [row.away_name, row.away_starter],
    ] as const;
    for (const [team, starter] of sides) {
      // If the last game's starter is unknown, an earlier game's is not the last starter.
      if (starter === null) last.delete(team);
      else last.set(team, starter);
    }
  }
  return last;
}
