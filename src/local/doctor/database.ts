import * as z from 'zod';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { type Client, connectStore, whyRefused } from '#store/client.ts';
import type { Environment } from '#wiring';
import { findUnfiltered } from '../unfiltered/find.ts';
import { askedOfDatabase } from './asked.ts';
import { type DoctorFinding, danger, missing, orOk, where } from './finding.ts';

const definitionsSchema = z.array(
  z.object({
    name: z.string(),
    language: z.string(),
    definition: z.string(),
    body: z.nullable(z.string()),
  }),
);
const refusalSchema = z.nullable(z.object({ code: z.string(), message: z.string() }));
const tokensSchema = z.array(z.object({ fencing_token: z.int() }));

const PUSH = 'supabase db push brings what is missing';

async function called(client: Client, name: string, args: object = {}): Promise<unknown> {
  const { data, error, status } = await client.rpc(name, args);
  // An error of the database has a code; without one there is nothing to be pushed to.
  if (error)
    throw new Error(`${name}: ${whyRefused(error, status)}${error.code ? `; ${PUSH}` : ''}`);
  return data;
}

async function unfiltered(client: Client): Promise<readonly DoctorFinding[]> {
  const definitions = definitionsSchema.parse(await called(client, 'function_definitions'));
  return findUnfiltered(definitions).map(({ name, found }) =>
    danger(
      `Supabase: ${name} has an ${found} without a WHERE, which a hosted project refuses (21000): ${PUSH}.`,
    ),
  );
}

async function outOfReach(client: Client): Promise<readonly DoctorFinding[]> {
  const { functions, tables } = askedOfDatabase();
  const names = z
    .array(z.string())
    .parse(await called(client, 'out_of_reach', { p_functions: functions, p_tables: tables }));
  return names.map((name) =>
    missing(
      `Supabase: the secret key does not reach ${name}, which the site asks: it is not there, or not granted to service_role. ${PUSH}.`,
    ),
  );
}

async function tokens(client: Client, table: string): Promise<readonly number[]> {
  const query = client.from(table).select('fencing_token');
  const { data, error, status } = await query.order('fencing_token', { ascending: false }).limit(1);
  if (error) throw new Error(`${table}: ${whyRefused(error, status)}`);
  return tokensSchema.parse(data).map((row) => row.fencing_token);
}

/** A restore can lose the lease's only row, or keep an empty project's row, whose number has been used before. */
async function lease(client: Client): Promise<readonly DoctorFinding[]> {
  const [stands] = await tokens(client, 'refresh_lease');
  const [last = 0] = await tokens(client, 'refresh_runs');
  if (stands === undefined) {
    return [
      danger(
        'Supabase: refresh_lease has lost its row, and no refresh can begin. As the owner: insert into public.refresh_lease (fencing_token) select coalesce(max(fencing_token), 0) from public.refresh_runs.',
      ),
    ];
  }
  return where(
    stands < last,
    danger(
      `Supabase: refresh_lease stands at ${stands} and the last run was ${last}, as after a restore that kept the row of the new project: no refresh can begin. As the owner: update public.refresh_lease set fencing_token = ${last} where only_row.`,
    ),
  );
}

async function rehearsal(client: Client): Promise<readonly DoctorFinding[]> {
  const refusal = refusalSchema.parse(await called(client, 'rehearse_refresh'));
  const why = `${refusal?.message} (${refusal?.code}). It was tried and undone.`;
  return where(refusal !== null, danger(`Supabase: a refresh cannot begin and end: ${why}`));
}

/** A failed check is one line; the others continue. */
const looked = async (look: Promise<readonly DoctorFinding[]>): Promise<readonly DoctorFinding[]> =>
  look.catch((error: unknown) => [missing(`Supabase: ${whyFailed(error)}.`)]);

/** Whether the database would accept a refresh, checked before the first one is due. */
export async function checkDatabase(environment: Environment): Promise<readonly DoctorFinding[]> {
  const client = connectStore(environment);
  const looks = [unfiltered, outOfReach, lease, rehearsal].map((look) => looked(look(client)));
  return orOk(
    (await Promise.all(looks)).flat(),
    'Supabase: a test refresh started, ended and was undone; the site reaches everything it needs, and no statement is refused for a missing WHERE.',
  );
}
