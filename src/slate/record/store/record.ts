import * as z from 'zod';
import type { GradedRecord } from '#domain/record/platformStats.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { batchesOf } from '#slate/answers/store.ts';
import { sha256 } from '#slate/archive/hash.ts';
import { recordColumns } from '#slate/archive/recordColumns.ts';
import { type Client, expectSuccess, readAll, readData, StoreError } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';

/** Every graded pick and edge, each by its latest result, in the order of the contests' starts. */
export function readRecordRows(client: Client): Promise<RecordRow[]> {
  const query = () =>
    client
      .from('record_rows')
      .select('*')
      .order('start_time')
      .order('kind')
      .order('id')
      .order('part')
      .order('grade_line');
  return readAll('reading the record', query, recordColumns);
}

/** Changes whenever the grades change. */
export async function readRecordFingerprint(client: Client): Promise<string> {
  const call = client.from('record_fingerprint').select('*').single();
  const { fingerprint } = await readData(
    'reading whether the record has changed',
    call,
    z.object({ fingerprint: z.string() }),
  );
  return fingerprint;
}

const stateRow = z.object({
  fingerprint: z.string(),
  as_of: timestampColumn,
  parts: z.record(z.string(), z.string()),
});

/** The current record: the hash of each of its parts, by name. */
export interface RecordState {
  readonly fingerprint: string;
  /** When it was computed, ISO 8601 in UTC. */
  readonly asOf: string;
  readonly parts: ReadonlyMap<string, string>;
}

/** Undefined before anything has been graded. */
export async function readRecordState(client: Client): Promise<RecordState | undefined> {
  const call = client.from('record_state').select('fingerprint, as_of, parts');
  const [row] = await readData('reading which record is up', call, z.array(stateRow));
  return (
    row && {
      fingerprint: row.fingerprint,
      asOf: row.as_of,
      parts: new Map(Object.entries(row.parts)),
    }
  );
}

/** A part by its hash; undefined if two records have gone up since. */
export async function readRecordPart(client: Client, hash: string): Promise<string | undefined> {
  const call = client.from('record_parts').select('body').eq('hash', hash);
  const [row] = await readData(
    'reading a part of the record',
    call,
    z.array(z.object({ body: z.string() })),
  );
  return row?.body;
}

interface NewRecord {
  readonly fingerprint: string;
  readonly asOf: Date;
  /** Bodies by name. */
  readonly parts: ReadonlyMap<string, string>;
}

/** Publishes a record. Parts unchanged from the previous one are not sent again. Safe to repeat. */
export async function saveRecord(
  client: Client,
  lease: Lease,
  { fingerprint, asOf, parts }: NewRecord,
): Promise<void> {
  const known = new Set((await readRecordState(client))?.parts.values());
  const hashed = [...parts].map(([key, body]) => ({ key, body, hash: sha256(body) }));
  const fresh = hashed.filter(({ hash }) => !known.has(hash));
  for (const batch of batchesOf(fresh)) {
    const args = { p_token: lease.token, p_bodies: batch.map(({ body }) => body) };
    await expectSuccess('storing the record', client.rpc('save_record_parts', args));
  }
  const args = {
    p_token: lease.token,
    p_fingerprint: fingerprint,
    p_as_of: asOf.toISOString(),
    p_parts: Object.fromEntries(hashed.map(({ key, hash }) => [key, hash])),
  };
  await expectSuccess('putting up the record', client.rpc('save_record', args));
}

/** Names of the record's parts. */
export const RECORD_PARTS = {
  summary: 'summary',
  figures: 'figures',
  /** The latest lost picks. */
  losses: 'losses',
  /** How expected moves ended, by league. */
  moves: 'moves',
  rows: (month: string) => `rows/${month}`,
  csv: (month: string) => `csv/${month}`,
} as const;

const summaryBody = z.object({
  graded: z.int(),
  wins: z.number(),
  losses: z.number(),
  staked: z.int(),
  units: z.number(),
});

const NOTHING: GradedRecord = { graded: 0, wins: 0, losses: 0, staked: 0, units: 0 };

/** The record's totals as computed by the last run, without samples. */
export async function readRecord(client: Client): Promise<GradedRecord> {
  const hash = (await readRecordState(client))?.parts.get(RECORD_PARTS.summary);
  const body = hash && (await readRecordPart(client, hash));
  return body ? summaryBody.parse(JSON.parse(body)) : NOTHING;
}

const rowsBody = z.array(z.record(z.string(), z.unknown()));

/** The whole current record, with its parts as stored: whoever shows them parses them. Undefined while nothing is graded. */
export async function readWholeRecord(client: Client) {
  const state = await readRecordState(client);
  if (!state || state.parts.size === 0) return undefined;
  const bodyOf = async (name: string): Promise<unknown> => {
    const body = await readRecordPart(client, state.parts.get(name) ?? '');
    if (body === undefined) throw new StoreError(`the record has no part ${name}`);
    return JSON.parse(body);
  };
  const months = monthsOf(state);
  const rows = [];
  for (const month of months) rows.push(...rowsBody.parse(await bodyOf(RECORD_PARTS.rows(month))));
  return {
    asOf: state.asOf,
    figures: await bodyOf(RECORD_PARTS.figures),
    summary: await bodyOf(RECORD_PARTS.summary),
    losses: await bodyOf(RECORD_PARTS.losses),
    // A record from before moves were graded has none.
    moves: state.parts.has(RECORD_PARTS.moves) ? await bodyOf(RECORD_PARTS.moves) : [],
    rows,
  };
}

const ROWS_PREFIX = RECORD_PARTS.rows('');

/** The months with lines in the record, earliest first. */
export const monthsOf = ({ parts }: RecordState): readonly string[] =>
  [...parts.keys()]
    .filter((name) => name.startsWith(ROWS_PREFIX))
    .map((name) => name.slice(ROWS_PREFIX.length))
    .sort();
