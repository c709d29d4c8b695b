import { expect, test } from 'vitest';
import { jsonLdText } from '../jsonLd.ts';
import { recordData } from './recordData.ts';

test('the record is a data set with creator, terms, span and files', () => {
  const data = JSON.parse(jsonLdText(recordData({ from: '2026-11-01', to: '2026-11-26' })));
  expect(data).toMatchObject({
    '@type': 'Dataset',
    name: expect.stringMatching(/record/),
    license: expect.stringMatching(/^https:.*\/terms-of-service#reuse$/),
    creator: { '@type': 'Organization' },
    temporalCoverage: '2026-11-01/2026-11-26',
    distribution: [
      { encodingFormat: 'text/csv', contentUrl: expect.stringMatching(/record\.csv$/) },
      { encodingFormat: 'application/json', contentUrl: expect.stringMatching(/record\.json$/) },
      {},
    ],
  });
  expect(data.description.length).toBeGreaterThan(50);
  expect(recordData({ from: '2026-11-26' })).toHaveProperty('temporalCoverage', '2026-11-26/..');
});
