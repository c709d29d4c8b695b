import { describe, expect, test } from 'vitest';
import { findingsOf, healthOf } from './findings.ts';
import type { ProbeRecord, ProbeVerdict } from './probe.ts';
import type { BuildRecord, OperationState, RunRecord, RunStatus } from './state.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

/** A site without problems. */
const well = (change: Partial<OperationState> = {}): OperationState => ({
  slate: { sample: false, hash: 'a', publishedAt: ago(90), asOf: ago(10) },
  lastGood: { startedAt: ago(10), finishedAt: ago(9) },
  runs: [],
  stages: [],
  leagues: [],
  feeds: [],
  parts: [],
  quarantined: 0,
  quarantine: [],
  requests: [],
  builds: [],
  ...change,
});
const keys = (change: Partial<OperationState>) =>
  findingsOf(well(change), NOW).map(({ key }) => key);

/** Runs with these statuses, latest first, a quarter of an hour apart. */
const runs = (...statuses: readonly RunStatus[]): readonly RunRecord[] =>
  statuses.map((status, at) => ({
    id: 100 - at,
    kind: 'full',
    trigger: 'schedule',
    status,
    stage: 'simulate',
    startedAt: ago(15 * at),
    finishedAt: status === 'running' ? undefined : ago(15 * at - 1),
  }));

test('of a site that is well nothing is found', () => {
  expect(findingsOf(well(), NOW)).toEqual([]);
  expect(healthOf([])).toBe('ok');
});

test.each<[boolean, readonly RunStatus[]]>([
  [false, ['failed', 'done', 'failed', 'failed']],
  [false, ['running', 'failed', 'done']],
  [false, ['done', 'failed', 'failed']],
  [true, ['failed', 'failed', 'done']],
  [true, ['running', 'abandoned', 'failed', 'done']],
  [true, ['failed', 'failed']],
])('a run that fails twice in a row: %s of %j', (found, statuses) => {
  expect(keys({ runs: runs(...statuses) }).includes('runs')).toBe(found);
});

test('since when is the first of the failures', () => {
  const [finding] = findingsOf(well({ runs: runs('failed', 'failed', 'failed', 'done') }), NOW);
  expect(finding).toMatchObject({ level: 'failing', since: ago(30) });
  expect(finding?.message).toContain('3 refreshes');
});

test('where no refresh has ended well for an hour, whatever runs in between', () => {
  expect(keys({ lastGood: { startedAt: ago(62), finishedAt: ago(61) } })).toEqual(['refresh']);
  expect(keys({ lastGood: { startedAt: ago(60), finishedAt: ago(59) } })).toEqual([]);
  expect(keys({ lastGood: undefined })).toEqual(['refresh']);
});

test.each([
  ['NFL', true, 46, true],
  ['NFL', true, 44, false],
  ['NFL', false, 60_000, false],
  ['Golf', true, 149, false],
  ['Golf', true, 151, true],
])('%s, contests on: %s, %d minutes old: too old %s', (league, on, minutes, found) => {
  const leagues = [{ league, askedAt: ago(1), answeredAt: ago(minutes), on }];
  expect(keys({ leagues })).toEqual(found ? [`league:${league}`] : []);
});

test('a league that has never answered is as old as the first question', () => {
  expect(keys({ leagues: [{ league: 'NBA', askedAt: ago(46), on: true }] })).toEqual([
    'league:NBA',
  ]);
});

test('a feed is down when it has given nothing for an hour', () => {
  const feed = { feed: 'Bovada', askedAt: ago(1), problem: 'down' } as const;
  expect(keys({ feeds: [{ ...feed, failingSince: ago(61) }] })).toEqual(['feed:Bovada']);
  expect(keys({ feeds: [{ ...feed, failingSince: ago(59) }] })).toEqual([]);
});

test('a feed that has failed and is not needed any more is no fault; one that is left alone is', () => {
  const feed = { feed: 'GitHub', problem: 'down', failingSince: ago(300) } as const;
  expect(keys({ feeds: [{ ...feed, askedAt: ago(61) }] })).toEqual([]);
  expect(keys({ feeds: [{ ...feed, askedAt: ago(61), restingUntil: ago(-1) }] })).toEqual([
    'feed:GitHub',
  ]);
});

test('a league that a second feed tells of is said to be, while its contests are on', () => {
  const nfl = { league: 'NFL', askedAt: ago(5), answeredAt: ago(5), toldBy: 'nflverse' };
  const [finding] = findingsOf(well({ leagues: [{ ...nfl, on: true }] }), NOW);
  expect(finding).toMatchObject({ key: 'second:NFL', level: 'degraded', since: ago(5) });
  expect(finding?.message).toContain('NFL schedules and results come from nflverse');
  expect(keys({ leagues: [{ ...nfl, on: false }] })).toEqual([]);
});

test('of samples neither leagues nor feeds grow old', () => {
  expect(
    keys({
      slate: { sample: true, hash: 'a', publishedAt: ago(9), asOf: ago(9) },
      leagues: [{ league: 'NFL', askedAt: ago(999), answeredAt: ago(999), on: true }],
      feeds: [{ feed: 'ESPN', askedAt: ago(999), failingSince: ago(999), problem: 'down' }],
    }),
  ).toEqual([]);
});

test('the ledger is failing where it does not verify, degraded where nobody has looked', () => {
  const check = { checkedAt: ago(60), throughSeq: 1_234 };
  expect(keys({ ledger: check })).toEqual([]);
  expect(keys({ ledger: { ...check, fault: 'entry 12: altered' } })).toEqual(['ledger']);
  expect(keys({ ledger: { ...check, checkedAt: ago(51 * 60) } })).toEqual(['ledger-unchecked']);
});

test('a ledger that was never verified is degraded once its first line is two days old', () => {
  expect(keys({ ledgerSince: ago(49 * 60) })).toEqual([]);
  expect(keys({ ledgerSince: ago(51 * 60) })).toEqual(['ledger-unchecked']);
  expect(findingsOf(well({ ledgerSince: ago(51 * 60) }), NOW)[0]).toMatchObject({
    level: 'degraded',
    since: ago(51 * 60),
    message: 'The ledger has never been checked.',
  });
  const ledger = { checkedAt: ago(60), throughSeq: 9 };
  expect(keys({ ledgerSince: ago(51 * 60), ledger })).toEqual([]);
});

const build = (slate: string, minutes: number, taken = true): BuildRecord => ({
  slate,
  requestedAt: ago(minutes),
  acceptedAt: taken ? ago(minutes) : undefined,
});

test('a build that the hook does not take is found after half an hour, however often it is asked for', () => {
  expect(keys({ builds: [build('b', 5, false), build('b', 29, false)] })).toEqual([]);
  expect(keys({ builds: [build('b', 5, false), build('b', 31, false), build('a', 60)] })).toEqual([
    'build-refused',
  ]);
  expect(keys({ builds: [build('b', 5), build('b', 31, false)] })).toEqual([]);
});

test.each([
  ['is up', { builtAt: ago(40), slate: 'b' }, [build('b', 50)], false],
  [
    'was built after it was asked for, of a later slate',
    { builtAt: ago(40), slate: 'c' },
    [build('b', 50)],
    false,
  ],
  ['is still being built', { builtAt: ago(90), slate: 'a' }, [build('b', 44)], false],
  ['does not come', { builtAt: ago(90), slate: 'a' }, [build('b', 46)], true],
  [
    'does not come, while others are asked for',
    { builtAt: ago(90), slate: 'a' },
    [build('c', 5), build('b', 46)],
    true,
  ],
])('a build that was taken %s', (_, deployed, builds, found) => {
  const findings = findingsOf(well({ builds }), NOW, deployed);
  expect(findings.map(({ key }) => key)).toEqual(found ? ['build-failed'] : []);
});

test('what readers cannot trust comes first, and makes the site failing', () => {
  const feeds = [
    { feed: 'ESPN', askedAt: ago(1), failingSince: ago(90), problem: 'down' } as const,
  ];
  expect(healthOf(findingsOf(well({ feeds }), NOW))).toBe('degraded');
  const both = findingsOf(well({ feeds, runs: runs('failed', 'failed') }), NOW);
  expect(both.map(({ key }) => key)).toEqual(['runs', 'feed:ESPN']);
  expect(healthOf(both)).toBe('failing');
});

const probed = (minutes: number, ...verdicts: readonly ProbeVerdict[]): ProbeRecord => ({
  checkedAt: ago(minutes),
  lines: verdicts.map((verdict, at) => ({
    feed: 'ESPN',
    asked: `League ${at}, one day`,
    expected: 'at least 1 event',
    answered: 'refused with 400',
    verdict,
    since: ago(minutes + 1440 * at),
  })),
});

test('what the probe found changed is one finding a feed, since the first of it, and better news is none', () => {
  const state = well({ probe: probed(60, 'changed', 'same', 'better', 'changed', 'unasked') });
  const [found, ...more] = findingsOf(state, NOW);
  expect(more).toEqual([]);
  expect(found).toMatchObject({ key: 'probe:ESPN', level: 'degraded', since: ago(60 + 3 * 1440) });
  expect(found?.message).toBe(
    'ESPN has changed its answers: League 0, one day (refused with 400); League 3, one day (refused with 400).',
  );
  expect(keys({ probe: probed(60, 'same', 'better', 'unasked') })).toEqual([]);
});

test('a probe that is not run any more is named, its last word is not repeated, and of samples nothing is said', () => {
  expect(keys({ probe: probed(51 * 60, 'changed') })).toEqual(['probe-unrun']);
  const sample = { sample: true, hash: 'a', publishedAt: ago(90), asOf: ago(10) };
  expect(keys({ slate: sample, probe: probed(60, 'changed') })).toEqual([]);
});

describe('what feeds refuse', () => {
  const part = (name: string, minutes: number) => ({
    feed: 'ESPN',
    part: `${name}/scoreboard`,
    refused: 400,
    refusedSince: ago(minutes),
    refusedAt: ago(5),
  });
  const parts = ['football/nfl', 'hockey/nhl', 'basketball/nba', 'soccer/eng.1'].map((name, at) =>
    part(name, 10 + at),
  );

  test('is said at once, a feed in one sentence, of samples as well', () => {
    for (const sample of [false, true]) {
      const slate = { sample, hash: 'a', publishedAt: ago(90), asOf: ago(10) };
      expect(findingsOf(well({ slate, parts }), NOW)).toEqual([
        {
          key: 'refused:ESPN',
          level: 'degraded',
          since: ago(13),
          message:
            'ESPN refuses our requests (400): football/nfl/scoreboard, hockey/nhl/scoreboard, basketball/nba/scoreboard and 1 more.',
        },
      ]);
    }
  });

  test('is said no more of what has not been asked for a day', () => {
    const old = { ...part('football/nfl', 3_000), refusedAt: ago(27 * 60) };
    expect(findingsOf(well({ parts: [old] }), NOW)).toEqual([]);
  });

  test('is said where another form serves: the feed has changed', () => {
    const form = { feed: 'ESPN', part: 'football/nfl/scoreboard', form: 'month' };
    const found = findingsOf(
      well({ parts: [{ ...form, formSince: ago(60), formAt: ago(60) }] }),
      NOW,
    );
    expect(found).toMatchObject([{ key: 'form:ESPN', level: 'degraded', since: ago(60) }]);
    expect(found[0]?.message).toContain('another form (month) works');
  });
});

test('most of a day’s texts undelivered is found, with the carriers’ reason; a few bad numbers are not', () => {
  const texts = { delivered: 1, undelivered: 5, since: ago(300), codes: [30_034, 30_007, 30_003] };
  expect(findingsOf(well({ texts }), NOW)).toEqual([
    {
      key: 'texts',
      level: 'degraded',
      since: ago(300),
      message:
        'Most texts of the last day did not arrive (30034: the number is not registered with the carriers, 30007: a carrier filters them as unwanted, 30003).',
    },
  ]);
  expect(keys({ texts: { ...texts, delivered: 5 } })).toEqual([]);
  expect(keys({ texts: { delivered: 0, undelivered: 4, codes: [30_005] } })).toEqual([]);
});

test('a record that does not follow from the ledger fails the site, and the owner is told what', () => {
  const record = {
    checkedAt: ago(5),
    throughLine: 9,
    fault: 'figures.picks.all.units: 1000, not 3',
  };
  const [finding] = findingsOf(well({ record }), NOW);
  expect(finding).toEqual({
    key: 'record',
    level: 'failing',
    since: ago(5),
    message: 'The track record does not follow from the ledger.',
    told: 'The track record does not follow from the ledger. figures.picks.all.units: 1000, not 3',
  });
  expect(keys({ record: { checkedAt: ago(5), throughLine: 9 } })).toEqual([]);
  expect(keys({ record: { checkedAt: ago(51 * 60), throughLine: 9 } })).toEqual([
    'record-unchecked',
  ]);
});
