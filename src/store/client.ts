import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import { webAddress } from '#domain/product/webAddress.ts';
import { type CallLimits, limitedFetch, PATIENT } from './limitedFetch.ts';

/** Row shapes are parsed by the schemas of this folder, so the client itself is untyped. */
export type Client = SupabaseClient;

/** The store's address and secret key. Throws one clear sentence if the environment lacks them. */
export function environmentOf(environment: Record<string, string | undefined>): {
  readonly url: string;
  readonly key: string;
} {
  const { SUPABASE_URL: text, SUPABASE_SECRET_KEY: key } = environment;
  if (!text || !key) {
    throw new StoreError('SUPABASE_URL and SUPABASE_SECRET_KEY must be set to reach the store.');
  }
  const address = webAddress(text);
  if (address?.path !== '') {
    throw new StoreError(
      'SUPABASE_URL has to be an http or https address without a path, such as https://abc.supabase.co.',
    );
  }
  return { url: address.base, key };
}

/** A client with the secret key: server only. */
export function connectStore(
  environment: Record<string, string | undefined>,
  limits: CallLimits = PATIENT,
): Client {
  const { url, key } = environmentOf(environment);
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Its own retries take seven seconds beyond all limits.
    db: { retry: false },
    global: { fetch: limitedFetch(limits) },
  });
}

export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** This run's fencing token is not the lease's any more: another run has taken over. */
export class LeaseLostError extends StoreError {
  override readonly name = 'LeaseLostError';
}

/**
 * A value was refused: by the database, SQLSTATE class 22 (data exception) or 23 (integrity constraint violation), or before that
 * by PostgREST, which does not accept JSON with half of a surrogate pair.
 */
export class DataError extends StoreError {
  override readonly name = 'DataError';
}

const refusedSchema = z.object({ games: z.array(z.int()), events: z.array(z.int()) });

/** A slate was refused: these games and events have begun, and the ledger lacks their displayed predictions. */
export class NotOnLedgerError extends StoreError {
  override readonly name = 'NotOnLedgerError';
  readonly gameIds: readonly number[];
  readonly eventIds: readonly number[];
  constructor(message: string, details: string) {
    super(message);
    const { games, events } = refusedSchema.parse(JSON.parse(details));
    this.gameIds = games;
    this.eventIds = events;
  }
}

/** What supabase-js answers. */
interface Answer {
  readonly data: unknown;
  readonly error: {
    readonly message: string;
    readonly code: string;
    readonly details: string;
  } | null;
  /** Of HTTP; 0 without an answer. */
  readonly status?: number;
}

const MOST_SAID = 120;

/** The words of a body that is not the database's: a page's title, or a line of text. */
function wordsOf(body: string): string {
  const [, title = body] = /<title[^>]*>([^<]*)/i.exec(body) ?? [];
  const words = title
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > MOST_SAID ? `${words.slice(0, MOST_SAID)}…` : words;
}

/** Why a call failed, from what supabase-js answers. An error of the database has a code; one without comes from what stands before it, such as a gateway. */
export function whyRefused(
  error: { readonly message?: string; readonly code?: string },
  status = 0,
): string {
  if (error.code || status === 0) return plainMessage(error);
  const words = wordsOf(error.message ?? '');
  return `the store answered ${status}${words ? `: ${words}` : ''}`;
}

/** An error's message without the name of its class, which supabase-js puts before it; an empty answer has none. */
const plainMessage = ({ message }: { readonly message?: string }): string =>
  message?.replace(/^\w*(?:Error|Unanswered): /, '') ?? 'no reason was given';

/** Parsed data; throws with the name of the action if they do not match the schema. */
export function parseData<T>(doing: string, data: unknown, schema: z.ZodType<T>): T {
  const answer = schema.safeParse(data);
  if (!answer.success) throw new StoreError(`${doing}: ${z.prettifyError(answer.error)}`);
  return answer.data;
}

/** The data of an answer, parsed; an error answer is thrown with what was being done. */
export async function readData<T>(
  doing: string,
  answer: PromiseLike<Answer>,
  schema: z.ZodType<T>,
): Promise<T> {
  const { data, error, status } = await answer;
  if (error?.code === 'PT409') throw new LeaseLostError(error.message);
  if (error?.code === 'PT422') throw new NotOnLedgerError(error.message, error.details);
  if (error && /^2[23]|^PGRST102$/.test(error.code))
    throw new DataError(`${doing}: ${error.message}`);
  if (error) throw new StoreError(`${doing}: ${whyRefused(error, status)}`);
  return parseData(doing, data, schema);
}

/** Like `readData`, for a call whose answer holds nothing of use. */
export const expectSuccess = (doing: string, answer: PromiseLike<Answer>): Promise<unknown> =>
  readData(doing, answer, z.unknown());

/** PostgREST returns at most 1,000 rows (Supabase's default), so longer lists come page by page. */
const PAGE = 500;

export interface Ranged {
  range(from: number, to: number): PromiseLike<Answer>;
}

/**
 * All rows of an ordered query. Pages are separate statements: if the rows may be replaced meanwhile, `query` must stay with the
 * set of the first row.
 */
export async function readAll<T>(
  doing: string,
  query: (first?: T) => Ranged,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = await readData(
      doing,
      query(rows[0]).range(rows.length, rows.length + PAGE - 1),
      z.array(schema),
    );
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

interface Limited {
  limit(count: number): PromiseLike<Answer>;
}

/**
 * All rows of a query that returns those above a number, ordered by number. Each page starts where the previous one ended: no row
 * is skipped over, so ten times the rows take ten times as long.
 */
export async function readByNumber<T extends { readonly id: number }>(
  doing: string,
  query: (above: number) => Limited,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const ask = async (above: number): Promise<Answer> => await query(above).limit(PAGE);
  const rows: T[] = [];
  let page = ask(0);
  for (;;) {
    const answer = await page;
    const last: unknown = Array.isArray(answer.data) ? answer.data[PAGE - 1] : undefined;
    // The next page is on its way while this one is parsed.
    if (last !== undefined) page = ask(parseData(doing, last, schema).id);
    page.catch(() => {});
    rows.push(...(await readData(doing, Promise.resolve(answer), z.array(schema))));
    if (last === undefined) return rows;
  }
}
