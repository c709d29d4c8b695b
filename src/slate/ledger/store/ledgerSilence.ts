import * as z from 'zod';
import { WITNESS_KINDS, type WitnessSilence } from '#domain/operation/witnessFindings.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { mirrorOf } from '../mirror/fromEnvironment.ts';
import { witnessesOf } from '../stamping/fromEnvironment.ts';
import { timeAuthoritiesOf } from '../stamping/timeAuthorities.ts';

const schema = z.array(
  z.object({
    kind: z.enum(WITNESS_KINDS),
    name: z.string(),
    since: timestampColumn.nullable().transform((at) => at ?? undefined),
  }),
);

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that looks wrong asks nobody; `npm run doctor` says so. */
function asked<T>(read: () => T, none: T): T {
  try {
    return read();
  } catch {
    return none;
  }
}

/** Since when each witness that this environment names has been silent; undefined where it names none. */
export async function readLedgerSilence(
  client: Client,
  environment: Environment,
): Promise<readonly WitnessSilence[] | undefined> {
  const authorities = asked(() => timeAuthoritiesOf(environment), []).map(({ name }) => name);
  const places = asked(() => witnessesOf(environment), []).map(({ name }) => name);
  const mirror = asked(() => mirrorOf(environment), undefined)?.name ?? null;
  if (authorities.length + places.length === 0 && mirror === null) return undefined;
  const args = { p_authorities: authorities, p_places: places, p_mirror: mirror };
  return readData('reading which witnesses are silent', client.rpc('ledger_silence', args), schema);
}

/** Notes that a repository has copies of the heads up to one. */
export function noteLedgerCopy(client: Client, place: string, seq: number): Promise<unknown> {
  const args = { p_place: place, p_seq: seq };
  return expectSuccess('noting a copy of the ledger’s heads', client.rpc('note_ledger_copy', args));
}
