import { expect, test } from 'vitest';
import { fixtureText, gameOf, parseText } from './fixture.ts';

const answer = parseText(fixtureText('hostile'), 'EPL');

test('text from the feed stays text, without control or invisible characters', () => {
  const { homeTeam } = gameOf(answer, '401930001');
  expect(homeTeam.name).toBe('<script>alert(1)</script> FC');
  expect(homeTeam.shortName).toBe('ABC D');
});

test('only https logos without credentials and #rrggbb colours pass', () => {
  const { homeTeam, awayTeam } = gameOf(answer, '401930001');
  expect([homeTeam.logoUrl, awayTeam.logoUrl, homeTeam.color]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(awayTeam.color).toBe('#00ff00');
});

test('odds beyond all bounds are dropped, the game stays', () => {
  expect(gameOf(answer, '401930001').odds).toMatchObject([
    { provider: 'Other', total: { line: 2.5 }, spread: undefined },
  ]);
});

test('keys such as __proto__ reach nothing', () => {
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(gameOf(answer, '401930001')).not.toHaveProperty('polluted');
  expect(JSON.stringify(answer)).not.toContain('polluted');
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
  'a final with the score %j is quarantined',
  (score) => {
    const [event] = JSON.parse(fixtureText('nhl')).events;
    event.competitions[0].competitors[0].score = score;
    const { games, quarantined } = parseText(JSON.stringify({ events: [event] }), 'NHL');
    expect(games).toEqual([]);
    expect(quarantined[0]?.reason).toMatch(/^final without a score/);
  },
);

test('sides that contradict the name of the game are quarantined', () => {
  const [event] = JSON.parse(fixtureText('nhl')).events;
  const named = (shortName: string) => JSON.stringify({ events: [{ ...event, shortName }] });
  expect(parseText(named('LA @ UTA'), 'NHL').games).toHaveLength(1);
  expect(parseText(named('UTA VS LA'), 'NHL').games).toHaveLength(1);
  expect(parseText(named('UTA @ LA'), 'NHL').quarantined).toEqual([
    { item: '401910001', reason: 'home and away are swapped between the name and the sides' },
  ]);
});
