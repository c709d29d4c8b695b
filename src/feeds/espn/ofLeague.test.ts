import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { gamesFixtureText, parseGamesText } from './games/payloads.fixture.ts';
import { markOf } from './ofLeague.ts';

/** A league's answer in the feed's shape: named above, and marked on every event, competition and side. */
function answerOf(league: League, { named = true } = {}): string {
  const { slug, sport, leagues } = markOf(FEED_FACTS[league].espn.path);
  const uid = `s:${sport}~l:${leagues[0]}`;
  const { events } = JSON.parse(gamesFixtureText('nhl'));
  for (const event of events) {
    event.uid = `${uid}~e:${event.id}`;
    for (const competition of event.competitions) {
      competition.uid = `${event.uid}~c:${event.id}`;
      for (const side of competition.competitors) side.uid = `${uid}~t:${side.team.id}`;
    }
  }
  const leaguesOf = [{ id: leagues[0], uid, slug, name: league }];
  return JSON.stringify(named ? { leagues: leaguesOf, events } : { events });
}

test('case 86: a league’s own answer is read', () => {
  const expected = parseGamesText(gamesFixtureText('nhl'), 'NHL').games.length;
  for (const league of TEAM_LEAGUES) {
    expect(
      parseGamesText(answerOf(league), league).quarantined.map(({ reason }) => reason),
    ).toEqual(
      parseGamesText(answerOf(league, { named: false }), league).quarantined.map(
        ({ reason }) => reason,
      ),
    );
  }
  expect(expected).toBeGreaterThan(0);
  expect(parseGamesText(answerOf('NHL'), 'NHL').games).toHaveLength(expected);
});

test('case 86: an answer that names another league is refused whole, whichever two they are', () => {
  for (const asked of TEAM_LEAGUES) {
    for (const other of TEAM_LEAGUES.filter((league) => league !== asked)) {
      expect(() => parseGamesText(answerOf(other), asked)).toThrow('answered for another league');
    }
  }
});

test('case 86: events that say they are of another league or sport are quarantined one by one', () => {
  for (const asked of TEAM_LEAGUES) {
    for (const other of TEAM_LEAGUES.filter((league) => league !== asked)) {
      const { games, quarantined } = parseGamesText(answerOf(other, { named: false }), asked);
      expect(games).toEqual([]);
      for (const { reason } of quarantined)
        expect(reason).toMatch(/^of another (league|sport) \(s:/);
    }
  }
});

test('women as men: the WNBA’s answer is none of the NBA’s', () => {
  expect(() => parseGamesText(answerOf('WNBA'), 'NBA')).toThrow('another league (wnba)');
});

type Marked = { uid?: string };
type Marks = Marked & { competitions: [Marked & { competitors: [Marked & { team: Marked }] }] };

test.each<[string, (event: Marks) => Marked]>([
  ['its own mark', (event) => event],
  ['that of its competition', (event) => event.competitions[0]],
  ['that of a side', (event) => event.competitions[0].competitors[0]],
  ['that of a team', (event) => event.competitions[0].competitors[0].team],
])('one event among others is told by %s alone; the others stay', (_, marked) => {
  const answer = JSON.parse(answerOf('NHL'));
  const all = parseGamesText(JSON.stringify(answer), 'NHL').games;
  marked(answer.events[0]).uid = 's:600~l:700';
  const { games, quarantined } = parseGamesText(JSON.stringify(answer), 'NHL');
  expect(games).toEqual(all.slice(1));
  expect(quarantined[0]).toEqual({
    item: answer.events[0].id,
    reason: expect.stringContaining('sport (s:600~l:700)'),
  });
});

test('a number that the rightly named league gives itself counts; another league’s known one does not', () => {
  const answer = (id: string) => {
    const { events } = JSON.parse(gamesFixtureText('nhl'));
    for (const event of events) event.uid = `s:600~l:${id}~e:${event.id}`;
    return JSON.stringify({ leagues: [{ slug: 'eng.1', uid: `s:600~l:${id}`, id }], events });
  };
  expect(parseGamesText(answer('9999'), 'EPL').games).not.toEqual([]);
  expect(() => parseGamesText(answer('740'), 'EPL')).toThrow('another league (s:600~l:740)');
});

test('clubs of other leagues may be guests', () => {
  const answer = JSON.parse(answerOf('NBA'));
  answer.events[0].competitions[0].competitors[0].uid = 's:40~l:99999~t:1';
  expect(parseGamesText(JSON.stringify(answer), 'NBA').quarantined).toEqual(
    parseGamesText(answerOf('NBA'), 'NBA').quarantined,
  );
});
