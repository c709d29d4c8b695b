import { expect, test } from 'vitest';
import { FIGURES, RECORDS } from '#domain/leagues/index.ts';
import { islesFacts as feeds } from '../madeUpLeague/feedFacts.ts';
import { islesFigures, islesRecord } from '../madeUpLeague/record.ts';
import { PARTS } from './leagueParts.ts';
import { missingOf } from './missingOf.ts';

test.each(RECORDS)('$code has all that a league needs', (record) => {
  expect(missingOf(record, PARTS)).toEqual([]);
});

/** An entry for the made-up league in every place. */
const COMPLETE = {
  ...PARTS,
  records: [...PARTS.records, islesRecord],
  figures: { ...PARTS.figures, Isles: islesFigures },
  feeds: { ...PARTS.feeds, Isles: feeds },
  fitted: { ...PARTS.fitted, Isles: { teams: { Skye: {}, Uist: {} } } },
  fittedFiles: [...PARTS.fittedFiles, 'isles.json'],
  models: [...PARTS.models, 'Isles'],
  fits: [...PARTS.fits, 'Isles'],
  backtests: [...PARTS.backtests, 'Isles'],
  links: [...PARTS.links, '/league/isles'],
};

test('a league in all places lacks nothing', () => {
  expect(missingOf(islesRecord, COMPLETE)).toEqual([]);
});

test('a league that is a record alone lacks the rest, by name', () => {
  const missing = missingOf(islesRecord, { ...PARTS, records: COMPLETE.records });
  const named = missing.map((text) => text.split(':')[0]);
  expect(named).toEqual([
    'figures',
    'feeds',
    'fitted',
    'fitted',
    'model',
    'fit',
    'backtest',
    'menu',
  ]);
});

test.each([
  ['figures', { figures: PARTS.figures }],
  [
    'figures',
    { figures: { ...PARTS.figures, Isles: { ...FIGURES.NHL, bounds: islesFigures.bounds } } },
  ],
  ['feeds', { feeds: PARTS.feeds }],
  ['fitted', { fittedFiles: PARTS.fittedFiles }],
  ['model', { models: PARTS.models }],
  ['fit', { fits: PARTS.fits }],
  ['backtest', { backtests: PARTS.backtests }],
  ['menu', { links: PARTS.links }],
  ['teams', { fitted: { ...COMPLETE.fitted, Isles: { teams: { Elsewhere: {} } } } }],
])('one place left out is named: %s', (name, left) => {
  const missing = missingOf(islesRecord, { ...COMPLETE, ...left });
  expect(missing).toEqual([expect.stringMatching(`^${name}`)]);
});

test.each([
  ['grounds', { grounds: [] }],
  ['teams', { teams: feeds.teams.slice(0, 1) }],
  ['espn.path', { espn: { ...feeds.espn, path: 'hockey/isl.1' } }],
  ['espn.number', { espn: { ...feeds.espn, number: '700' } }],
  ['bovada', { bovada: PARTS.feeds.EPL?.bovada ?? '' }],
])('a feed fact that is missing or another league’s is named: %s', (name, changed) => {
  const parts = { ...COMPLETE, feeds: { ...PARTS.feeds, Isles: { ...feeds, ...changed } } };
  expect(missingOf(islesRecord, parts)).toEqual([expect.stringMatching(`^${name}`)]);
});

test.each([
  ['code', { code: 'Is-les' }],
  ['name', { name: 'Premier League' }],
  ['season', { season: { ...islesRecord.season, from: '1 May' } }],
])('a fact of the record that cannot be is named: %s', (name, changed) => {
  const record = { ...islesRecord, ...changed };
  const missing = missingOf(record, { ...COMPLETE, records: [...PARTS.records, record] });
  expect(missing).toContainEqual(expect.stringMatching(`^${name}`));
});
