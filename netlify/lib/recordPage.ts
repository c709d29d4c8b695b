import process from 'node:process';
import * as z from 'zod/mini';
import { ERRORS } from '#contract/errors.ts';
import { recordFigures } from '#contract/record/figures.ts';
import { PICKS_PARAMETERS, picksQuery } from '#contract/record/list.ts';
import { recordRow } from '#contract/record/row.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { monthsOf, RECORD_PARTS } from '#server/store/record.ts';
import type { OneRecord } from '#server/tasks/record/reader.ts';
import { builtPage } from './builtPage.ts';
import { currentRecord } from './currentRecord.ts';
import { htmlAnswer, plainText, STORED } from './htmlAnswer.ts';
import { keep } from './keep.ts';
import { parseQuery } from './parse.ts';

const UNSTORED = { 'cache-control': 'no-store', 'retry-after': '30' };

const summarySchema = z.object({
  graded: z.int(),
  wins: z.int(),
  losses: z.int(),
  staked: z.int(),
  units: z.number(),
});
const rowsSchema = z.array(recordRow);

async function parsed<T>({ part }: OneRecord, name: string, schema: z.ZodMiniType<T>): Promise<T> {
  return schema.parse(JSON.parse((await part(name)) ?? 'null'));
}

/** React's build for development is three times slower; loaded where it is needed. */
function documents() {
  process.env.NODE_ENV ??= 'production';
  return import('#layouts/recordPage/recordDocument.tsx');
}

const pages = keep<string>(2);

async function recordHtml(siteUrl: string): Promise<string> {
  const record = await currentRecord();
  const frame = await builtPage(siteUrl, '/track-record.html');
  const { recordDocument } = await documents();
  if (!record) return recordDocument(frame, undefined);
  const { asOf, fingerprint } = record.state;
  return pages(`${asOf} ${fingerprint} ${frame.length}`, async () =>
    recordDocument(frame, {
      asOf,
      figures: await parsed(record, RECORD_PARTS.figures, recordFigures),
      summary: await parsed(record, RECORD_PARTS.summary, summarySchema),
      losses: await parsed(record, RECORD_PARTS.losses, rowsSchema),
    }),
  );
}

const lists = keep<readonly RecordRow[]>(1);

/** All lines of a record: parsed once while it is up. */
const allRows = (record: OneRecord): Promise<readonly RecordRow[]> =>
  lists(`${record.state.asOf} ${record.state.fingerprint}`, async () => {
    const rows: RecordRow[] = [];
    for (const month of monthsOf(record.state)) {
      rows.push(...(await parsed(record, RECORD_PARTS.rows(month), rowsSchema)));
    }
    return rows;
  });

/**
 * A page of the list. For a query that cannot be read: the first page of all lines, with a note that it was refused.
 */
async function picksPage(siteUrl: string, search: URLSearchParams) {
  const query = parseQuery(picksQuery, search);
  const { page = 1, ...asked } = query.ok ? query.value : {};
  const record = await currentRecord();
  const frame = await builtPage(siteUrl, '/track-record/picks.html');
  const { picksDocument } = await documents();
  const rows = record ? await allRows(record) : [];
  const refused = !query.ok;
  return { refused, html: picksDocument(frame, { rows, asked, page, refused }) };
}

const NOT_KEPT = { 'cache-control': 'no-store' };

const LISTED = {
  ...STORED,
  'netlify-vary': `query=${PICKS_PARAMETERS.join('|')}`,
};

async function answer(request: Request, siteUrl: string): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/track-record') {
    return htmlAnswer(request, await recordHtml(siteUrl), { status: 200, headers: STORED });
  }
  const { refused, html } = await picksPage(siteUrl, searchParams);
  return htmlAnswer(request, html, {
    status: refused ? 400 : 200,
    headers: refused ? NOT_KEPT : LISTED,
  });
}

/** Answers `/track-record` and `/track-record/picks` with the record that is up, in the frames of the last build. */
export async function recordPage(request: Request, siteUrl: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, ERRORS.method, { allow: 'GET, HEAD' });
  }
  try {
    return await answer(request, siteUrl);
  } catch (error) {
    console.error(error);
    return plainText(503, ERRORS.unavailable, UNSTORED);
  }
}
