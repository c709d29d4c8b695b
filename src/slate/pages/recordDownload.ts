import { recordCsv, recordJson } from '#contract/record/downloads.ts';
import { cached, SAFE_HEADERS } from '#http/headers.ts';
import { open } from '#http/open.ts';
import { canonicalPath } from '#http/parse.ts';
import { etagOf, taggedAnswer } from '#http/taggedAnswer.ts';
import { currentRecord } from '#slate/answers/recordTools.ts';
import { recordCsvHead } from '#slate/record/csv.ts';
import type { OneRecord } from '#slate/record/reader.ts';
import { monthsOf, RECORD_PARTS } from '#slate/record/store/record.ts';

/** Texts one after another. */
type Pieces = readonly (() => Promise<string>)[];

const part = (record: OneRecord, name: string) => async (): Promise<string> =>
  (await record.part(name)) ?? '';

const text = (plain: string) => async (): Promise<string> => plain;

/** The list without its brackets, so that several can be joined. */
const unwrapped = (record: OneRecord, month: string) => async (): Promise<string> =>
  ((await record.part(RECORD_PARTS.rows(month))) ?? '[]').slice(1, -1);

function csvPieces(record: OneRecord | undefined, months: readonly string[]): Pieces {
  if (!record) return [text(recordCsvHead())];
  return [text(recordCsvHead()), ...months.map((month) => part(record, RECORD_PARTS.csv(month)))];
}

function jsonPieces(record: OneRecord | undefined, months: readonly string[]): Pieces {
  const head = `{"formatVersion":1,"asOf":${JSON.stringify(record?.state.asOf ?? null)},"figures":`;
  if (!record) return [text(`${head}null,"moves":[],"rows":[]}`)];
  const rows = months.flatMap((month, at) => [
    ...(at > 0 ? [text(',')] : []),
    unwrapped(record, month),
  ]);
  const moves = async () => (await record.part(RECORD_PARTS.moves)) ?? '[]';
  const figures = part(record, RECORD_PARTS.figures);
  return [text(head), figures, text(',"moves":'), moves, text(',"rows":['), ...rows, text(']}')];
}

/** Streams the pieces as they are read: a year of lines may be too long for a buffered answer. */
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

/** A download of the current record: one month's lines, or all. */
const download = (
  contract: typeof recordCsv | typeof recordJson,
  piecesOf: typeof csvPieces,
  { type, suffix }: { readonly type: string; readonly suffix: string },
) =>
  open(contract, async ({ query: { month }, call: { site, request } }) => {
    const record = await site.use(currentRecord)();
    const months = record ? monthsOf(record.state).filter((one) => !month || one === month) : [];
    const state = record ? `${record.state.asOf} ${record.state.fingerprint}` : 'none';
    const file = `record${month ? `-${month}` : ''}${suffix}`;
    return taggedAnswer(request, () => streamOf(piecesOf(record, months)), {
      headers: {
        ...SAFE_HEADERS,
        ...cached({ parameters: ['month'] }),
        'content-type': type,
        'content-disposition': `attachment; filename="${file}"`,
      },
      etag: etagOf(`${canonicalPath(contract.path, {}, { month })} ${state}`),
    });
  });

/** The downloads of the record. */
export const RECORD_DOWNLOADS = [
  download(recordCsv, csvPieces, {
    type: 'text/csv; charset=utf-8; header=present',
    suffix: '.csv',
  }),
  download(recordJson, jsonPieces, { type: 'application/json; charset=utf-8', suffix: '.json' }),
] as const;
