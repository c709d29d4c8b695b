import * as z from 'zod';
import { inBatches } from '#store/batches.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';

/** A line of the ledger that says inputs, as their seeds need it. */
export interface InputsLine {
  readonly seq: number;
  /** To the millisecond. */
  readonly appendedAt: string;
  /** Hash of the beacon's chain that it waits for. */
  readonly chain: string;
}

/** Hashes per statement: they stand in its address, 64 digits each. */
const HASHES = 50;

const drawnRow = z.object({
  contest: z.string(),
  inputs_hash: z.string(),
  ledger_seq: z.int(),
  appended_at: timestampColumn,
  chain: z.string(),
});

/** The key of a contest's inputs. */
export const inputsKey = (contest: string, inputsHash: string): string =>
  `${inputsHash} ${contest}`;

/** The lines that have said some of these inputs, by `inputsKey`: none but after a run that broke off. */
export async function readInputsSaid(
  client: Client,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, InputsLine>> {
  const columns = 'contest, inputs_hash, ledger_seq, appended_at, chain';
  const rows = await inBatches(hashes, HASHES, (some) => {
    const call = client.from('drawn_inputs').select(columns).in('inputs_hash', some);
    return readData('reading inputs on the ledger', call, z.array(drawnRow));
  });
  return new Map(
    rows.map(({ contest, inputs_hash: hash, ledger_seq: seq, appended_at: appendedAt, chain }) => [
      inputsKey(contest, hash),
      { seq, appendedAt, chain },
    ]),
  );
}

const appendedRow = z.object({ seq: z.int(), appended_at: timestampColumn });

/**
 * Puts inputs on the ledger, in one line. Throws if one of them is there already.
 * @param payload canonical JSON
 */
export async function appendInputs(
  client: Client,
  lease: Lease,
  payload: string,
): Promise<{ readonly seq: number; readonly appendedAt: string }> {
  const call = client.rpc('append_inputs', { p_token: lease.token, p_payload: payload });
  const [row] = await readData('putting inputs on the ledger', call, z.tuple([appendedRow]));
  return { seq: row.seq, appendedAt: row.appended_at };
}
