import { easternDate } from '#domain/time/time.ts';
import { PRIVATE, SAFE_HEADERS } from '#http/headers.ts';
import type { Acting, Admin, AskedUsers, ExportedUsers } from './store.ts';
import { usersCsv } from './usersCsv.ts';
import { forAdmin } from './who.ts';

/** Users of a file that are read at a time. */
export const EXPORTED_AT_A_TIME = 5_000;

type ReadPage = (after?: AskedUsers['after']) => Promise<ExportedUsers | null>;

/** All lines starting with a first page. If one cannot be read, the download ends with an error, not with half a file. */
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

/** Requests the next piece once the reader has taken the previous one. */
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

/** Users as a file written while being read. @param reveal whether it has full phone numbers */
export async function exportCsv(
  admin: Pick<Admin, 'exportUsers'>,
  who: Acting,
  asked: AskedUsers,
  reveal: boolean,
  now: Date,
): Promise<Response> {
  const readPage: ReadPage = (after) =>
    admin.exportUsers(
      who,
      { ...asked, ...(after && { after }) },
      { limit: EXPORTED_AT_A_TIME, reveal },
    );
  const first = forAdmin(await readPage());
  return new Response(streamOf(linesOf(first, readPage)), {
    headers: {
      ...SAFE_HEADERS,
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="users-${easternDate(now)}.csv"`,
    },
  });
}
