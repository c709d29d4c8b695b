import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { OperationState, RunStatus } from '#domain/operation/state.ts';

/** The time of this state: a Sunday evening with everything in season. */
export const LOOKED_AT = new Date('2026-11-22T18:07:00Z');

const ago = (minutes: number): string =>
  new Date(LOOKED_AT.getTime() - minutes * 60_000).toISOString();

const STAGES = ['ingest', 'rate', 'simulate', 'publish', 'grade', 'thin', 'lookBack'] as const;
const RUNS: readonly (readonly ['full' | 'odds', RunStatus, number])[] = [
  ['odds', 'running', 2],
  ['full', 'done', 7],
  ['odds', 'done', 12],
  ['odds', 'failed', 17],
  ['full', 'done', 22],
  ['odds', 'abandoned', 27],
  ['odds', 'done', 32],
  ['full', 'done', 37],
];

/** A live site in the middle of a day: a feed rests, a league is too old, a build is late, items were left out. */
export const busyState = (change: Partial<OperationState> = {}): OperationState => ({
  slate: { sample: false, hash: 'b'.repeat(64), publishedAt: ago(40), asOf: ago(2) },
  lastGood: { startedAt: ago(7), finishedAt: ago(6) },
  runs: RUNS.map(([kind, status, minutes], at) => ({
    id: 900 - at,
    kind,
    trigger: 'schedule',
    status,
    stage: 'simulate',
    startedAt: ago(minutes),
    finishedAt: status === 'running' ? undefined : ago(minutes - 0.7),
  })),
  stages: STAGES.map((stage, at) => ({
    stage,
    runId: 900,
    startedAt: ago(7 - at / 10),
    endedAt: stage === 'simulate' ? undefined : ago(6.9 - at / 10),
    outcome: stage === 'simulate' ? 'running' : 'done',
  })),
  leagues: [...TEAM_LEAGUES, 'UFC', 'Boxing', 'Tennis', 'F1', 'NASCAR', 'Golf'].map(
    (league, at) => ({
      league,
      askedAt: ago(7),
      answeredAt: league === 'NHL' ? ago(72) : ago(7),
      on: league === 'NHL' || at % 3 !== 1,
    }),
  ),
  feeds: [
    { feed: 'ESPN', askedAt: ago(2), answeredAt: ago(2) },
    {
      feed: 'Bovada',
      askedAt: ago(7),
      answeredAt: ago(95),
      failingSince: ago(80),
      restingUntil: ago(-13),
      problem: 'busy',
    },
    { feed: 'Open-Meteo', askedAt: ago(30), answeredAt: ago(30) },
    {
      feed: 'TheSportsDB',
      askedAt: ago(7),
      answeredAt: ago(22),
      failingSince: ago(7),
      problem: 'unreadable',
    },
  ],
  parts: [],
  quarantined: 7,
  quarantine: [
    ['NFL', 'bovada Chiefs at Bills', 'no NFL game fits Kansas City Chiefs at Buffalo Bills'],
    [
      'NHL',
      '401559871',
      'site.api.espn.com/apis/site/v2/sports/hockey/nhl/scoreboard gave no answer within 5000 ms',
    ],
    ['Tennis', 'espn ATP 12-2026 #14', 'names: an entrant without a name'],
    [
      'Boxing',
      'sportsdb eventsday 2026-11-28 4445',
      'http://feeds.internal:9000/x?apikey=abc answered with status 500',
    ],
  ].map(([league = '', item = '', reason = ''], at) => ({
    league,
    item,
    reason,
    firstAt: ago(600),
    lastAt: ago(7 + at * 15),
    times: 40 - at,
  })),
  requests: [
    { job: 'refresh', acceptedAt: ago(2) },
    { job: 'refresh', acceptedAt: ago(7), outcome: 'done' },
    { job: 'reconcile', acceptedAt: ago(1_087), outcome: 'done' },
  ],
  builds: [
    { slate: 'b'.repeat(64), requestedAt: ago(40), acceptedAt: ago(40) },
    { slate: 'a'.repeat(64), requestedAt: ago(160), acceptedAt: ago(160) },
  ],
  ledger: { checkedAt: ago(600), throughSeq: 18_412 },
  ...change,
});
