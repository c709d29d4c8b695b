import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { whereAnswered } from '#local/standins/feeds/feedRefusal.fixture.ts';
import { createCourtesy } from '../../reading/courtesy.ts';
import { testMemory } from '../../reading/feedMemory.fixture.ts';
import { startTestServer, type TestServer } from '../../reading/misbehaving.fixture.ts';
import { SourceError } from '../../source.ts';
import type { EspnOptions } from '../games/espnSource.ts';
import { espnReports } from './espnReports.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const asked: string[] = [];

async function reports(listener: RequestListener, options: EspnOptions = {}) {
  asked.length = 0;
  const answered = whereAnswered(listener);
  server = await startTestServer((request, response) => {
    asked.push(request.url ?? '');
    answered(request, response);
  });
  return espnReports({
    baseUrl: server.url,
    delay: async () => undefined,
    knownKeys: (league) => new Set(league === 'NFL' ? ['BUF'] : ['LAC']),
    ...options,
  });
}

const REPORT = (team: string) => ({
  injuries: [
    {
      id: '2',
      displayName: team,
      injuries: [
        { status: 'Out', athlete: { displayName: 'A B', position: { abbreviation: 'QB' } } },
      ],
    },
  ],
});

test('reports are of the leagues that have one, their teams by rating key under any name', async () => {
  const ofAll = await reports((request, response) => {
    const team = request.url?.includes('nba') ? 'Los Angeles Clippers' : 'Buffalo Bills';
    response.end(JSON.stringify(REPORT(team)));
  });
  expect([...ofAll.leagues].sort()).toEqual(['NBA', 'NFL']);
  const keys = async (league: 'NFL' | 'NBA') =>
    (await ofAll.injuries(league)).absences.map(({ teamKey }) => teamKey);
  expect([await keys('NFL'), await keys('NBA')]).toEqual([['BUF'], ['LAC']]);
  expect(asked).toEqual([
    '/apis/site/v2/sports/football/nfl/injuries',
    '/apis/site/v2/sports/basketball/nba/injuries',
  ]);
});

test('a depth chart is asked for by the team’s number, which is nothing but digits', async () => {
  const qb = { position: { abbreviation: 'QB' }, athletes: [{ displayName: 'Josh Allen' }] };
  const ofTeam = await reports((_, response) =>
    response.end(JSON.stringify({ team: { id: '2' }, depthchart: [{ positions: { qb } }] })),
  );
  expect(await ofTeam.depthChart('NFL', '2')).toEqual(['Josh Allen']);
  expect(asked).toEqual(['/apis/site/v2/sports/football/nfl/teams/2/depthcharts']);
  await expect(ofTeam.depthChart('NFL', '3')).rejects.toThrow('another team (2)');
  await expect(ofTeam.depthChart('NFL', '../2')).rejects.toThrow(SourceError);
  await expect(ofTeam.depthChart('NBA', '2')).rejects.toThrow('is not read');
  await expect(ofTeam.injuries('EPL')).rejects.toThrow('is not read');
  expect(asked).toHaveLength(2);
});

test('a box score is asked for by the game’s number, in football alone', async () => {
  const passing = {
    name: 'passing',
    labels: ['C/ATT'],
    athletes: [{ athlete: { id: '3918298', displayName: 'Josh Allen' }, stats: ['20/33'] }],
  };
  const players = [{ team: { id: '2' }, statistics: [passing] }];
  const ofGame = await reports((_, response) =>
    response.end(JSON.stringify({ boxscore: { players } })),
  );
  expect([...(await ofGame.passers('NFL', '401547'))]).toEqual([['2', 'Josh Allen']]);
  expect(asked).toEqual(['/apis/site/v2/sports/football/nfl/summary?event=401547']);
  await expect(ofGame.passers('NFL', '1&x=2')).rejects.toThrow('is not read');
  await expect(ofGame.passers('NBA', '1')).rejects.toThrow('is not read');
  expect(asked).toHaveLength(1);
});

test.each<[string, RequestListener, string]>([
  ['500', (_, r) => r.writeHead(500).end(), 'status 500'],
  ['HTML', (_, r) => r.end('<html></html>'), 'HTML, not JSON'],
  ['another JSON', (_, r) => r.end('{"code":404}'), 'sent no'],
  ['a redirect', (_, r) => r.writeHead(302, { location: 'http://x.example/' }).end(), 'redirect'],
])('%s is one clear SourceError', async (_, listener, message) => {
  const failing = await reports(listener);
  const calls = [
    () => failing.injuries('NFL'),
    () => failing.depthChart('NFL', '2'),
    () => failing.passers('NFL', '2'),
  ];
  for (const call of calls) {
    const error: unknown = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SourceError);
    expect(String(error)).toContain(message);
  }
});

/** As the NFL's report is in season: 9 kB a player, the quarterback of the only known team last. */
function seasonReport(megabytes: number): string {
  const link = {
    rel: ['playercard', 'desktop', 'athlete'],
    href: 'https://www.espn.com/nfl/player',
  };
  const player = (displayName: string, abbreviation: string) => ({
    longComment: 'Listed "out" again {this week}. '.repeat(200),
    status: 'Out',
    date: '2026-11-21T20:11Z',
    athlete: { displayName, links: Array(10).fill(link), position: { abbreviation } },
  });
  const others = Array.from({ length: 60 }, (_, at) => player(`Lineman ${at}`, 'OT'));
  const team = JSON.stringify({ displayName: 'Team of nobody', injuries: others });
  const bills = JSON.stringify({
    injuries: [...others, player('Josh Allen', 'QB')],
    displayName: 'Buffalo Bills',
  });
  const teams = Array(Math.ceil((megabytes * 1e6) / team.length)).fill(team);
  return `{"injuries":[${[...teams, bills].join()}]}`;
}

const ALLEN = [{ teamKey: 'BUF', name: 'Josh Allen', status: 'out' }];

test('a report of twice what any other answer may have is read, and what is kept of it is small', async () => {
  const body = seasonReport(16);
  const memory = testMemory();
  const newRun = async () => {
    const courtesy = createCourtesy({
      gapMs: 0,
      userAgent: 'Simcast (+https://simcast.example)',
      feedOf: () => 'ESPN',
      now: () => new Date('2026-11-22T18:00:00Z'),
      wait: async () => undefined,
      log: (line) => {
        throw new Error(line);
      },
    });
    await courtesy.begin(memory);
    return courtesy;
  };
  const first = await newRun();
  const conditional: RequestListener = (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    response.writeHead(200, { etag: '"v1"' }).end(body);
  };
  const read = await (await reports(conditional, { courtesy: first })).injuries('NFL');
  await first.settle();
  expect(read.absences).toEqual(ALLEN);
  expect(asked).toEqual(['/apis/site/v2/sports/football/nfl/injuries']);
  const kept = [...memory.answers.values()];
  expect(kept.map((one) => one.body.length < body.length / 500)).toEqual([true]);

  const later = espnReports({
    baseUrl: server?.url,
    courtesy: await newRun(),
    knownKeys: () => new Set(['BUF']),
  });
  expect((await later.injuries('NFL')).absences).toEqual(ALLEN);
  expect(server?.requests()).toBe(2);
});

test('a report without an end is left at 40 MB, a cut one is no report', async () => {
  const endless: RequestListener = (_, response) => {
    response.write('{"injuries":[');
    const more = (): void => {
      while (!response.destroyed && response.write(`"${'x'.repeat(1_000_000)}",`));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };
  await expect((await reports(endless)).injuries('NFL')).rejects.toThrow(
    'more than 40000000 bytes',
  );
  await server?.close();
  const cut: RequestListener = (_, response) => response.end(seasonReport(1).slice(0, 900_000));
  await expect((await reports(cut)).injuries('NFL')).rejects.toThrow('broken JSON');
});
