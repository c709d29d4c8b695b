import { HEADS_FILE } from '#contract/ledger/paths.ts';
import { RECORD_FILES } from '#contract/record/paths.ts';
import { legalPath } from '#domain/product/legal.ts';
import { SITE } from '#site';
import type { JsonLd } from '../jsonLd.ts';

/** From when to when the record reaches: ISO 8601 dates or months; until it begins, from the day the page was built. */
interface RecordSpan {
  readonly from: string;
  /** Absent while nothing is graded. */
  readonly to?: string | undefined;
}

const at = (path: string): string => new URL(path, SITE.url).href;

const file = (path: string, encodingFormat: string) => ({
  '@type': 'DataDownload',
  encodingFormat,
  contentUrl: at(path),
});

/** schema.org Dataset of the record: who made it, its terms, its span and its files. */
export const recordData = ({ from, to = '..' }: RecordSpan): JsonLd => ({
  '@type': 'Dataset',
  name: `${SITE.name}: record of graded sports predictions`,
  description:
    'Every graded prediction and every edge shown: league, contest, published chance, price, closing line, result and units. Each was written to an append-only ledger before the start.',
  url: at('/track-record'),
  keywords: ['sports predictions', 'betting record', 'closing line value', 'calibration'],
  license: at(`${legalPath('terms')}#reuse`),
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: SITE.name, url: SITE.url },
  publisher: { '@type': 'Organization', name: SITE.name, url: SITE.url },
  temporalCoverage: `${from}/${to}`,
  ...(to !== '..' && { dateModified: to }),
  variableMeasured: ['chance of winning', 'American odds', 'closing-line value', 'result', 'units'],
  measurementTechnique: 'Monte Carlo simulation, at least 10,000 runs of every contest',
  distribution: [
    file(RECORD_FILES.csv, 'text/csv'),
    file(RECORD_FILES.json, 'application/json'),
    file(HEADS_FILE, 'application/json'),
  ],
});
