import process from 'node:process';
import * as z from 'zod/mini';
import { ERRORS } from '#contract/errors.ts';
import { moveFiguresSchema } from '#contract/moves.ts';
import { recordFigures } from '#contract/record/figures.ts';
import { PICKS_PARAMETERS, picksQuery } from '#contract/record/list.ts';
import { Refused } from '#contract/refused.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { STORED, UNKEPT } from '#http/headers.ts';
import { htmlAnswer, servedPage } from '#http/page.ts';
import { parseQuery } from '#http/parse.ts';
import { allRows, parsedRows, rowsSchema } from '#slate/answers/recordRows.ts';
import { currentRecord } from '#slate/answers/recordTools.ts';
import { readSharpEdgeRecord } from '#slate/answers/sharpEdges.ts';
import { RECORD_PARTS } from '#slate/record/store/record.ts';
import { promptStore } from '#slate/tools.ts';
import { promptClient } from '#store/tools.ts';
import { keptRecordPages } from './tools.ts';

const summarySchema = z.object({
  graded: z.int(),
  wins: z.int(),
  losses: z.int(),
  staked: z.int(),
  units: z.number(),
});
/** React's build for development is three times slower; loaded where it is needed. */
function documents() {
  process.env.NODE_ENV ??= 'production';
  return import('#render/recordPage/recordDocument.tsx');
}

async function recordHtml({ site, context }: Call): Promise<string> {
  const [record, edges, seasons] = await Promise.all([
    site.use(currentRecord)(),
    readSharpEdgeRecord(site.use(promptClient)),
    site.use(promptStore).readGradedSeasons(),
  ]);
  const frame = await builtPage(site, context.site.url ?? '', '/track-record.html');
  const { recordDocument } = await documents();
  if (!record) return recordDocument(frame, undefined, edges, seasons);
  const { asOf, fingerprint } = record.state;
  const key = `${asOf} ${fingerprint} ${frame.length} ${JSON.stringify([edges, seasons])}`;
  return site.use(keptRecordPages)(key, async () =>
    recordDocument(
      frame,
      {
        asOf,
        figures: await parsedRows(record, RECORD_PARTS.figures, recordFigures),
        summary: await parsedRows(record, RECORD_PARTS.summary, summarySchema),
        losses: await parsedRows(record, RECORD_PARTS.losses, rowsSchema),
        moves: record.state.parts.has(RECORD_PARTS.moves)
          ? await parsedRows(record, RECORD_PARTS.moves, z.array(moveFiguresSchema))
          : [],
      },
      edges,
      seasons,
    ),
  );
}

/** The requested filter; undefined for a malformed query. */
function askedOf(search: URLSearchParams) {
  try {
    return parseQuery(picksQuery, search);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** A page of the list; for a malformed query the first page of all lines, with a note that it was refused. */
async function picksPage({ site, context, url: { searchParams } }: Call) {
  const query = askedOf(searchParams);
  const { page = 1, ...asked } = query ?? {};
  const record = await site.use(currentRecord)();
  const frame = await builtPage(site, context.site.url ?? '', '/track-record/picks.html');
  const { picksDocument } = await documents();
  const rows = record ? await allRows(site, record) : [];
  const refused = query === undefined;
  return { refused, html: picksDocument(frame, { rows, asked, page, refused }) };
}

const LISTED = {
  ...STORED,
  'netlify-vary': `query=${PICKS_PARAMETERS.join('|')}`,
};

const FAILED = {
  failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }),
};

/**
 * `/track-record` and `/track-record/picks` with the current record, in the frames of the last build: grades change between
 * builds.
 */
export const RECORD_PAGES = [
  servedPage(
    '/track-record',
    async (call) =>
      htmlAnswer(call.request, await recordHtml(call), { status: 200, headers: STORED }),
    FAILED,
  ),
  servedPage(
    '/track-record/picks',
    async (call) => {
      const { refused, html } = await picksPage(call);
      return htmlAnswer(call.request, html, {
        status: refused ? 400 : 200,
        headers: refused ? UNKEPT : LISTED,
      });
    },
    FAILED,
  ),
] as const;
