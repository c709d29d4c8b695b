import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { voiceBoard } from './board.ts';
import { readCode, spacedCode } from './code.ts';
import { type CallPlace, isForMembers, WELCOME } from './place.ts';
import type { Scene } from './scene.ts';
import { screenOf } from './screen.ts';
import { KEYPAD_KEYS } from './screens/screen.ts';
import { arriveAt, pressKey, refusalTurn, type SpokenTurn } from './turn.ts';

const NOW = new Date('2026-11-22T16:00:00Z');
const HOUSE = { name: 'Simcast', url: 'https://simcast.example', helpLine: '1-800-GAMBLER' };

/** Every league has games, the first 23 of them. */
const GAMES: readonly CardGame[] = TEAM_LEAGUES.flatMap((league, index) =>
  Array.from({ length: index === 0 ? 23 : 1 + (index % 3) }, (_, n) => ({
    ...EXAMPLE_GAME,
    id: 1000 * (index + 1) + n,
    league,
  })),
);

const scene = (part: Partial<Scene> = {}): Scene => ({
  house: HOUSE,
  board: voiceBoard(GAMES, NOW.toISOString(), NOW),
  open: true,
  now: NOW,
  ...part,
});

/** All positions reachable from the beginning, by pressing every key everywhere. */
function walk(of: Scene): ReadonlyMap<string, SpokenTurn> {
  const seen = new Map<string, SpokenTurn>();
  const waiting: CallPlace[] = [WELCOME];
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    const name = JSON.stringify(place);
    if (seen.has(name)) continue;
    seen.set(name, arriveAt(place, of));
    for (const key of [...KEYPAD_KEYS, '']) {
      const turn = pressKey(place, key, 0, of);
      if (turn.waitFor !== 'nothing') waiting.push(turn.place);
    }
  }
  return seen;
}

test('every league and every game is reached by keypad, nine a page, and every place leads home', () => {
  const seen = walk(scene());
  for (const { id } of GAMES) expect(seen.has(JSON.stringify({ at: 'game', id }))).toBe(true);
  for (const [name, turn] of seen) {
    expect(turn.say.length, name).toBeGreaterThan(0);
    expect(turn.waitFor, name).not.toBe('nothing');
    let place = JSON.parse(name) as CallPlace;
    for (let steps = 0; place.at !== 'welcome'; steps++) {
      expect(steps, name).toBeLessThan(10);
      const back = pressKey(place, '*', 0, scene());
      if (back.waitFor === 'nothing') throw new Error(`${name} ends`);
      place = back.place;
    }
  }
});

test('keys are told before they are asked for, each once', () => {
  for (const name of walk(scene()).keys()) {
    const { options, asksCode } = screenOf(JSON.parse(name) as CallPlace, scene());
    const keys = options.map(({ key }) => key);
    expect(new Set(keys).size, name).toBe(keys.length);
    if (!asksCode)
      expect(
        options.every(({ say }) => say.endsWith('.')),
        name,
      ).toBe(true);
  }
});

test('104: without a right code no key leads to the picks, and no place tells them', () => {
  const closed = scene({ open: false });
  for (const [name, { say }] of walk(closed)) {
    expect(isForMembers(JSON.parse(name) as CallPlace), name).toBe(false);
    expect(say.join(), name).not.toMatch(/winner|fair price/);
  }
  const { say } = arriveAt({ at: 'game', id: 1000 }, closed);
  expect(say.join()).toContain('line code');
  expect(say.join()).not.toMatch(/winner|Bills/);
});

test('106: silence and wrong keys say so, and hang up at the third', () => {
  for (const [key, why] of [
    ['', 'We heard no key.'],
    ['7', 'The seven key does nothing here.'],
    ['77', 'That does nothing here.'],
  ] as const) {
    const first = pressKey(WELCOME, key, 0, scene());
    expect(first.say[0]).toBe(why);
    expect(first).toMatchObject({ place: WELCOME, missed: 1 });
    const last = pressKey(WELCOME, key, 2, scene());
    expect(last.waitFor).toBe('nothing');
    expect(last.say.join()).toContain('Goodbye');
  }
  expect(pressKey(WELCOME, '0', 2, scene())).toMatchObject({ missed: 0 });
});

test('106: the free summary, with games today, later, none, and figures that nobody can read', () => {
  const hear = (part: Partial<Scene>) => arriveAt(WELCOME, scene(part)).say.join(' ');
  const board = (games: readonly CardGame[], asOf = NOW.toISOString()) => ({
    board: voiceBoard(games, asOf, NOW),
  });
  expect(hear({})).toContain('Today, Sunday, November twenty-second, twenty-three NFL games');
  expect(hear(board([EXAMPLE_GAME]))).toContain(
    'one NFL game is still to start. There is no bet worth making right now',
  );
  const later = { ...EXAMPLE_GAME, gameTime: '2026-11-24T18:00:00Z' };
  expect(hear(board([later]))).toContain(
    'No more games start today. The next are on Tuesday, November twenty-fourth: one NFL game.',
  );
  expect(hear(board([]))).toContain('No games are on our list.');
  expect(hear({ board: undefined })).toContain('We cannot load our predictions right now.');
  const old = board([{ ...EXAMPLE_GAME, asOf: '2026-11-21T15:00:00Z' }]);
  expect(hear(old)).toContain('last updated twenty-five hours ago, so we have no current prices.');
  for (const part of [{}, { board: undefined }, board([]), old]) {
    expect(hear(part)).toContain('one, eight hundred, Gambler');
  }
});

test('106: with no games, no figures, or a game that has begun meanwhile, every place is answered', () => {
  for (const board of [undefined, voiceBoard([], NOW.toISOString(), NOW)]) {
    for (const place of [
      { at: 'leagues', page: 3 },
      { at: 'games', league: 'NFL', page: 2 },
      { at: 'game', id: 1 },
    ] satisfies CallPlace[]) {
      const turn = arriveAt(place, scene({ board }));
      expect(turn.waitFor).toBe('key');
      expect(turn.say.join(' ')).toMatch(/list|cannot load/);
    }
  }
  const begun = scene({
    board: voiceBoard(GAMES, NOW.toISOString(), new Date('2026-11-22T18:00:00Z')),
  });
  expect(arriveAt({ at: 'game', id: 1000 }, begun).say[0]).toContain('That game has started');
});

test('106: a game that nobody has confirmed for a day says so, beside others that are fresh', () => {
  const stale = { ...EXAMPLE_GAME, id: 2, asOf: '2026-11-21T15:00:00Z' };
  const board = voiceBoard([EXAMPLE_GAME, stale], NOW.toISOString(), NOW);
  expect(board.old).toBe(false);
  const said = (id: number) => arriveAt({ at: 'game', id }, scene({ board })).say[0];
  expect(said(2)).toBe(
    'These numbers were last updated twenty-five hours ago. No price here is current.',
  );
  expect(said(EXAMPLE_GAME.id)).toContain('Chiefs');
});

test('a place’s page that is not there is the last that is', () => {
  const turn = arriveAt({ at: 'games', league: 'NFL', page: 99 }, scene());
  expect(turn.say.join(' ')).toContain('Page three of three');
});

test('what ends a call is said: shut out, no longer premium, over', () => {
  const until = '2027-01-01T12:00:00Z';
  const said = (turn: SpokenTurn | undefined) => turn?.say.join(' ');
  expect(said(refusalTurn({ access: 'shutOut', until }, HOUSE))).toContain(
    'until Friday, January first',
  );
  expect(said(refusalTurn({ access: 'shutOut', until }, HOUSE))).toContain('Gambler');
  expect(said(refusalTurn({ access: 'notPremium' }, HOUSE))).toContain('no Premium right now');
  expect(said(refusalTurn({ access: 'ended' }, HOUSE))).toContain('call again');
  expect(refusalTurn({ access: 'open' }, HOUSE)).toBeUndefined();
  expect(refusalTurn({ access: 'none' }, HOUSE)).toBeUndefined();
});

test('104: the caller’s number or the ten digits before it say whose code is meant', () => {
  const from = '+12125550100';
  expect(readCode('123456', from)).toEqual({ what: 'code', phone: from, code: '123456' });
  expect(readCode('3105550199123456', from)).toMatchObject({ phone: '+13105550199' });
  expect(readCode('13105550199123456', from)).toMatchObject({ phone: '+13105550199' });
  expect(readCode('123456', 'anonymous')).toMatchObject({ phone: undefined, code: '123456' });
  expect(readCode('*', from)).toEqual({ what: 'back' });
  for (const digits of ['', '12345', '1234567', '#123456', '0'.repeat(18)]) {
    expect(readCode(digits, from)).toEqual({ what: 'unclear' });
  }
  expect(spacedCode('123456')).toBe('123 456');
});
