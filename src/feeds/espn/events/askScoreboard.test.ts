import { expect, test } from 'vitest';
import { readLeague } from './askScoreboard.ts';
import { golfReader } from './golf/tournament.ts';
import { type EspnEventLeague, leagueMark, SCOREBOARD_PATHS } from './paths.ts';
import { EVENTS_AS_OF, eventsFixtureText } from './payloads.fixture.ts';
import { f1Reader } from './racing/f1.ts';
import { nascarReader } from './racing/nascar.ts';
import type { EventReader } from './scoreboard.ts';
import { tournamentReader } from './tennis/tournament.ts';
import { cardReader } from './ufc/card.ts';

const READERS: Readonly<Record<string, readonly [fixture: string, read: EventReader]>> = {
  mma: ['ufc', cardReader(EVENTS_AS_OF)],
  tennis: ['tennis', tournamentReader('men')],
  golf: ['golf', golfReader('pga-tour')],
  'racing/f1': ['f1', f1Reader],
  'racing/nascar': ['nascar', nascarReader('NASCAR-Cup')],
};
const LEAGUES = Object.keys(SCOREBOARD_PATHS) as EspnEventLeague[];

function fixtureOf(league: EspnEventLeague) {
  const found = Object.entries(READERS).find(([path]) => SCOREBOARD_PATHS[league].startsWith(path));
  if (!found) throw new Error(league);
  return found[1];
}

/** A league's answer with the feed's marks; a tour without a known number is marked by name alone. */
function answerOf(league: EspnEventLeague, named: boolean) {
  const { slug, sport, leagues } = leagueMark(league);
  const uid = leagues[0] === undefined ? `s:${sport}` : `s:${sport}~l:${leagues[0]}`;
  const { events } = JSON.parse(eventsFixtureText(fixtureOf(league)[0]));
  for (const event of events) {
    if (typeof event === 'object' && event !== null) event.uid = `${uid}~e:${event.id}`;
  }
  return named ? { leagues: [{ slug, uid }], events } : { events };
}

test.each(LEAGUES)('case 86: %s is read of its own answer alone', (asked) => {
  const [, read] = fixtureOf(asked);
  for (const named of [true, false]) {
    const own = readLeague(answerOf(asked, named), asked, read);
    expect(own.ok && own.value.events.length).toBeGreaterThan(0);
  }
  for (const other of LEAGUES.filter((league) => league !== asked)) {
    expect(readLeague(answerOf(other, true), asked, read)).toEqual({
      ok: false,
      reason: expect.stringContaining('answered for another league'),
    });
    const numbered = leagueMark(other).leagues.length > 0;
    const sameTours =
      SCOREBOARD_PATHS[asked].startsWith('tennis') && SCOREBOARD_PATHS[other].startsWith('tennis');
    const unnamed = readLeague(answerOf(other, false), asked, read);
    if (numbered && !sameTours) expect(unnamed).toMatchObject({ value: { events: [] } });
  }
});

test('women as men: a women’s match of a draw that is not named stays of the WTA', () => {
  const match = {
    id: '1',
    date: '2026-11-20T12:00Z',
    status: { type: { name: 'STATUS_SCHEDULED', state: 'pre' } },
    competitors: [
      { athlete: { displayName: 'Ann Able' } },
      { athlete: { displayName: 'Bea Baker' } },
    ],
  };
  const event = {
    id: '1-2026',
    uid: 's:850~l:900~e:1-2026',
    name: 'Example Open',
    competitions: [match],
  };
  const read = readLeague({ events: [event] }, 'ATP', tournamentReader('men'));
  expect(read).toMatchObject({ value: { events: [{ league: 'WTA' }] } });
});

test.each([null, 'text', 7, [], {}, { events: null }, { events: {} }])(
  'no scoreboard: %j',
  (answer) => {
    expect(readLeague(answer, 'F1', f1Reader)).toEqual({
      ok: false,
      reason: 'sent no list of events',
    });
  },
);
