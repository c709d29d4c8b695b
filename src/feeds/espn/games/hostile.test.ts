import { expect, test } from 'vitest';
import { gameInAnswer, gamesFixtureText, parseGamesText } from './payloads.fixture.ts';

const answer = parseGamesText(gamesFixtureText('hostile'), 'EPL');

test('text from the feed stays text, without control or invisible characters', () => {
  const { homeTeam } = gameInAnswer(answer, '401930001');
  expect(homeTeam.name).toBe('<script>alert(1)</script> FC');
  expect(homeTeam.shortName).toBe('ABC D');
});

test('only https logos without credentials and #rrggbb colours pass', () => {
  const { homeTeam, awayTeam } = gameInAnswer(answer, '401930001');
  expect([homeTeam.logoUrl, awayTeam.logoUrl, homeTeam.color]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(awayTeam.color).toBe('#00ff00');
});

test('odds beyond all bounds are dropped, the game stays', () => {
  expect(gameInAnswer(answer, '401930001').odds).toMatchObject([
    { provider: 'Other', total: { line: 2.5 }, spread: undefined },
  ]);
});

test('keys such as __proto__ reach nothing', () => {
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(gameInAnswer(answer, '401930001')).not.toHaveProperty('polluted');
  expect(JSON.stringify(answer)).not.toContain('polluted');
});

test('a null in a list, and sides in capitals, cost nothing', () => {
  const board = JSON.parse(gamesFixtureText('nhl'));
  const [event] = board.events;
  for (const side of event.competitions[0].competitors) side.homeAway = side.homeAway.toUpperCase();
  event.competitions[0].competitors.push(null);
  event.competitions.unshift(null);
  expect(parseGamesText(JSON.stringify(board), 'NHL')).toEqual(
    parseGamesText(gamesFixtureText('nhl'), 'NHL'),
  );
});

test('each bad event lands in quarantine by itself, with a reason', () => {
  expect(answer.games).toHaveLength(1);
  expect(answer.quarantined.map(({ item, reason }) => `${item}: ${reason}`)).toEqual([
    expect.stringMatching(/^#0: unexpected shape at event/),
    expect.stringMatching(/^#1: unexpected shape at event/),
    expect.stringMatching(/^#2: unexpected shape at id/),
    expect.stringMatching(/^401930002: unexpected shape at competitions.0.competitors/),
    '401930003: not one home and one away side',
    '401930004: home and away are the same team',
    '401930005: no valid date',
    '401930006: status not understood: STATUS_NEW, post',
  ]);
});

test.each(['-1', '1e308', '3.5', 'NaN', '', '999', null, {}, [], -1, 1.5])(
  '70: a final with the score %j is quarantined',
  (score) => {
    const [event] = JSON.parse(gamesFixtureText('nhl')).events;
    event.competitions[0].competitors[0].score = score;
    const { games, quarantined } = parseGamesText(JSON.stringify({ events: [event] }), 'NHL');
    expect(games).toEqual([]);
    expect(quarantined[0]?.reason).toMatch(/^final without a score/);
  },
);

test('sides that contradict the name of the game are quarantined', () => {
  const [event] = JSON.parse(gamesFixtureText('nhl')).events;
  const named = (shortName: string) => JSON.stringify({ events: [{ ...event, shortName }] });
  expect(parseGamesText(named('LA @ UTA'), 'NHL').games).toHaveLength(1);
  expect(parseGamesText(named('UTA VS LA'), 'NHL').games).toHaveLength(1);
  expect(parseGamesText(named('UTA @ LA'), 'NHL').quarantined).toEqual([
    { item: '401910001', reason: 'home and away are swapped between the name and the sides' },
  ]);
});

const changed = (
  change: (first: { [key: string]: unknown; team: object }, event: object) => void,
) => {
  const answer = JSON.parse(gamesFixtureText('nhl'));
  change(answer.events[0].competitions[0].competitors[0], answer.events[0]);
  return parseGamesText(JSON.stringify(answer), 'NHL');
};
const ALL = parseGamesText(gamesFixtureText('nhl'), 'NHL').games;

test('case 87: an id that cannot be made text costs its event alone', () => {
  for (const id of [{ toString: 'x' }, { toString: null }, [], true]) {
    const { games, quarantined } = changed((_, event) => Object.assign(event, { id }));
    expect(games).toEqual(ALL.slice(1));
    expect(quarantined[0]?.reason).toMatch(/^unexpected shape at id/);
  }
});

test.each([
  ['ABCDEFG😀', 'ABCDEFG'],
  ['ABCDEFG\ud83d', 'ABCDEFG'],
  ['\ud83d', 'MAMM'],
  ['AB\u0000C', 'ABC'],
  ['straße', 'STRASSE'],
])('case 87: the abbreviation %j is well formed: %s', (abbreviation, kept) => {
  const [game] = changed(({ team }) => Object.assign(team, { abbreviation })).games;
  expect(game?.homeTeam.abbreviation).toBe(kept);
});

test('case 87: a name of seven megabytes is cut, and the others stay', () => {
  const displayName = '😀x'.repeat(2_300_000);
  const { games } = changed(({ team }) => Object.assign(team, { displayName }));
  expect(games[0]?.homeTeam.name.length).toBeLessThanOrEqual(200);
  expect(games[0]?.homeTeam.name.isWellFormed()).toBe(true);
  expect(games.slice(1)).toEqual(ALL.slice(1));
});

test.each([
  ['https://a.espncdn.com/i/teamlogos/nhl/500/ana.png', true],
  ['https://a.espncdn.com.evil.example/ana.png', false],
  ['https://evil.example/a.espncdn.com/ana.png', false],
  ['https://a.espncdn.com:8443/ana.png', false],
  ['//a.espncdn.com/ana.png', false],
])('a logo at %s, which the pages %j show', (logo, kept) => {
  for (const given of [{ logo }, { logo: undefined, logos: [{ href: logo }] }]) {
    const [game] = changed(({ team }) => Object.assign(team, given)).games;
    expect(game?.homeTeam.logoUrl).toBe(kept ? logo : undefined);
  }
});

test('a game years ahead is quarantined', () => {
  const { games, quarantined } = changed((_, event) => {
    Object.assign(event, { date: '2199-01-01T00:00Z', competitions: [{ ...first(event) }] });
  });
  expect(games).toEqual(ALL.slice(1));
  expect(quarantined[0]?.reason).toBe('years ahead');
});

/** The event's competition without a date of its own. */
function first(event: object) {
  const { competitions } = event as { competitions: [{ date?: string }] };
  const { date: _, ...rest } = competitions[0];
  return rest;
}
