import { signed } from '#domain/numbers/numbers.ts';
import type { EdgeMeans } from '#domain/record/sharpEdgeRecord.ts';
import { counted } from '#domain/words/counted.ts';

const gain = (share: number | undefined): string =>
  share === undefined ? 'not known yet' : `${signed(100 * share, 1)}%`;

/** The running record beside an edge. */
export const edgeRecordWords = (book: string, means: EdgeMeans | undefined): string =>
  means === undefined || means.graded === 0
    ? `None at ${book} in this league has been graded yet.`
    : `So far at ${book} in this league: ${counted(means.graded, 'price')} graded, closing-line value ${gain(means.closingValue)}, return ${gain(means.returned)}.`;
