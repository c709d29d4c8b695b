import { ERRORS } from '#contract/errors.ts';
import { recordCsv, recordJson } from '#contract/record/downloads.ts';
import { monthsOf, RECORD_PARTS } from '#server/store/record.ts';
import { etagOf } from '#server/tasks/answers/etagOf.ts';
import { recordCsvHead } from '#server/tasks/record/csv.ts';
import type { OneRecord } from '#server/tasks/record/reader.ts';
import { answerGet, cached, errorJson, movedTo, opened } from './answer.ts';
import { canonicalPath } from './canonical.ts';
import { currentRecord } from './currentRecord.ts';
import { isKnown } from './etag.ts';
import { parseQuery } from './parse.ts';
import { SAFE } from './safe.ts';

/** Texts one after another. */
type Pieces = readonly (() => Promise<string>)[];

const part = (record: OneRecord, name: string) => async (): Promise<string> =>
  (await record.part(name)) ?? '';

const text = (plain: string) => async (): Promise<string> => plain;

/** The list without its brackets, so that several make one. */
const unwrapped = (record: OneRecord, month: string) => async (): Promise<string> =>
  ((await record.part(RECORD_PARTS.rows(month))) ?? '[]').slice(1, -1);

function csvPieces(record: OneRecord | undefined, months: readonly string[]): Pieces {
  if (!record) return [text(recordCsvHead())];
  return [text(recordCsvHead()), ...months.map((month) => part(record, RECORD_PARTS.csv(month)))];
}

function jsonPieces(record: OneRecord | undefined, months: readonly string[]): Pieces {
  const head = `{"formatVersion":1,"asOf":${JSON.stringify(record?.state.asOf ?? null)},"figures":`;
  if (!record) return [text(`${head}null,"rows":[]}`)];
  const rows = months.flatMap((month, at) => [
    ...(at > 0 ? [text(',')] : []),
    unwrapped(record, month),
  ]);
  return [text(head), part(record, RECORD_PARTS.figures), text(',"rows":['), ...rows, text(']}')];
}

/** The pieces as they are read: a year of lines need not fit a buffered answer. */
function streamOf(pieces: Pieces): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces[next++];
      if (piece) controller.enqueue(encoder.encode(await piece()));
      else controller.close();
    },
  });
}

const KINDS = [
  { contract: recordCsv, pieces: csvPieces, type: 'text/csv; charset=utf-8; header=present' },
  { contract: recordJson, pieces: jsonPieces, type: 'application/json; charset=utf-8' },
] as const;

async function download(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const kind = KINDS.find(({ contract }) => contract.path === url.pathname);
  if (!kind) return errorJson(404, ERRORS.noEndpoint);
  const query = parseQuery(kind.contract.query, url.searchParams);
  if (!query.ok) return errorJson(400, query.error);
  const canonical = canonicalPath(kind.contract.path, {}, query.value);
  if (url.pathname + url.search !== canonical) return movedTo(canonical);
  const record = await currentRecord();
  const { month } = query.value;
  const months = record ? monthsOf(record.state).filter((one) => !month || one === month) : [];
  const file = `record${month ? `-${month}` : ''}${kind.contract === recordCsv ? '.csv' : '.json'}`;
  const state = record ? `${record.state.asOf} ${record.state.fingerprint}` : 'none';
  const etag = etagOf(`${canonical} ${state}`);
  const headers = {
    ...SAFE,
    ...cached({ parameters: ['month'] }),
    'content-type': kind.type,
    'content-disposition': `attachment; filename="${file}"`,
    etag,
  };
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(streamOf(kind.pieces(record, months)), { headers });
}

/** Answers the downloads of the record that is up: one month's lines, or all. */
export const recordDownload = async (request: Request): Promise<Response> =>
  opened(await answerGet(request, () => download(request)));
