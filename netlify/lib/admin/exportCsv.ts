import type * as z from 'zod/mini';
import { clock } from '#clock';
import { type exportFound, exportUsers } from '#contract/admin/users.ts';
import { easternDate } from '#domain/time.ts';
import type { Acting, AskedUsers, ExportedUsers } from '#server/store/admin.ts';
import { privateError } from '../accounts/privateAnswer.ts';
import { parseQuery } from '../parse.ts';
import { SAFE } from '../safe.ts';
import { adminStore } from './environment.ts';
import { ifAdmin } from './serveAdmins.ts';
import { usersCsv } from './usersCsv.ts';

/** As many as the database gives at a time. */
const LIMIT = 5_000;

type ReadPage = (after?: AskedUsers['after']) => Promise<ExportedUsers | null>;

/** All lines from a first page on. One that cannot be had ends the download with an error, not with half a file. */
async function* linesOf(
  first: ExportedUsers,
  readPage: ReadPage,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const encoder = new TextEncoder();
  yield encoder.encode(usersCsv(first.users, true));
  let { next } = first;
  while (next) {
    const page = await readPage(next);
    if (!page) throw new Error('The admin’s right ended while the users were written');
    yield encoder.encode(usersCsv(page.users, false));
    next = page.next;
  }
}

/** Asks for the next piece when the reader has taken the one before. */
const streamOf = (pieces: AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value } = await pieces.next();
      if (value) controller.enqueue(value);
      else controller.close();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });

/** Users as a file that is written while it is read. */
async function fileOf(acting: Acting, asked: AskedUsers, reveal: boolean): Promise<Response> {
  const options = { limit: LIMIT, reveal };
  const readPage: ReadPage = (after) =>
    adminStore().exportUsers(acting, { ...asked, ...(after && { after }) }, options);
  return ifAdmin(
    await readPage(),
    (first) =>
      new Response(streamOf(linesOf(first, readPage)), {
        headers: {
          ...SAFE,
          'cache-control': 'private, no-store',
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="users-${easternDate(clock.now())}.csv"`,
        },
      }),
  );
}

/** All users that the filters leave. */
export const exportCsv =
  (acting: Acting) =>
  async (request: Request): Promise<Response> => {
    const query = parseQuery(exportUsers.query, new URL(request.url).searchParams);
    if (!query.ok) return privateError(400, query.error);
    const { reveal, ...filters } = query.value;
    return fileOf(acting, filters, reveal === '1');
  };

/** All users that a search finds. */
export const exportCsvFound =
  (acting: Acting) =>
  ({ search, reveal = false, ...filters }: z.infer<typeof exportFound.body>): Promise<Response> =>
    fileOf(acting, { ...search, ...filters }, reveal);
