import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { readTwiml } from '#local/standins/telephone/twiml.ts';
import { type AnswerReader, createAnswerReader } from '#slate/answers/reader.ts';
import { nextPhone, travel, trial } from '#test/accounts/trial.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { placeSeason } from '#test/placeSeason.ts';
import { renderedStore } from '#test/renderedStore.ts';
import {
  gameIn,
  heard,
  keys,
  memberWithCode,
  otherCode,
  ring,
  sent,
  withLine,
} from '#test/voice/line.ts';

const up = { reader: undefined as AnswerReader | undefined };
beforeEach(() => placeAnswers(() => up.reader));

withLine();

const HOUR = 3_600_000;

async function publish(games: readonly Game[], asOf = new Date()): Promise<void> {
  up.reader = createAnswerReader(renderedStore({ asOf: asOf.toISOString(), games }));
}
beforeEach(() => publish([gameIn(2)]));
afterEach(() => {
  process.env.SIMCAST_VOICE_LINE = 'on';
  vi.restoreAllMocks();
});

const CALL = '/api/voice/call';
let calls = 0;
const newSid = (): string => `CA${(++calls).toString(16).padStart(32, 'f')}`;
const told = (more: Readonly<Record<string, string>> = {}) => ({
  CallSid: newSid(),
  From: nextPhone(),
  CallStatus: 'ringing',
  ...more,
});

test.each(['', 'off', 'true'])(
  'with SIMCAST_VOICE_LINE "%s" there is nothing here',
  async (setting) => {
    process.env.SIMCAST_VOICE_LINE = setting;
    for (const path of [CALL, '/api/voice/status']) {
      expect((await sent(path, told())).status).toBe(404);
      expect((await sent(path, {}, { method: 'GET' })).status).toBe(404);
    }
  },
);

test('without Twilio’s token the line is off, and an empty token signs nothing', async () => {
  const token = process.env.TWILIO_AUTH_TOKEN;
  process.env.TWILIO_AUTH_TOKEN = '';
  expect((await sent(CALL, told(), { token: '' })).status).toBe(404);
  process.env.TWILIO_AUTH_TOKEN = token;
});

test('a forged webhook is refused: another token, another path, another place, none', async () => {
  const params = told();
  expect((await sent(CALL, params, { token: 'another' })).status).toBe(403);
  expect((await sent(CALL, params, { signedFor: '/api/voice/status' })).status).toBe(403);
  const place = `${CALL}?at=game&id=${EXAMPLE_GAME.id}&missed=0&n=0`;
  expect((await sent(place, params, { signedFor: CALL })).status).toBe(403);
  expect((await sent(CALL, params, { method: 'GET' })).status).toBe(405);
  const [{ count } = { count: -1 }] = await trial.database.query<{ count: number }>(
    `select count(*)::int from voice_calls where sid = '${params.CallSid}'`,
  );
  expect(count).toBe(0);
});

test('what Twilio signed and no call of ours could be is refused in words of ours', async () => {
  for (const params of [{}, { CallSid: 'CAx' }, told({ Digits: '1; drop' })]) {
    expect((await sent(CALL, params)).status).toBe(400);
  }
  for (const query of [
    'at=nowhere&missed=0&n=0',
    'at=games&league=XFL&page=0&missed=0&n=0',
    'at=game&id=-1&missed=0&n=0',
    'at=leagues&page=1e9&missed=0&n=0',
    'at=code&missed=0&n=99',
    'at=code',
    'x=1',
  ]) {
    expect((await sent(`${CALL}?${query}`, told())).status, query).toBe(400);
  }
});

test('104: a place of the picks that Twilio signed opens nothing in a call without a right code', async () => {
  const params = told();
  await sent(CALL, params);
  const answer = await sent(`${CALL}?at=game&id=${EXAMPLE_GAME.id}&missed=0&n=0`, {
    ...params,
    Digits: '0',
  });
  const text = await answer.text();
  expect(text).toContain('line code');
  expect(text).not.toMatch(/winner|Bills/);
});

test('104: a try that is sent again counts once, and answers as it did', async () => {
  const { phone, code } = await memberWithCode();
  const params = told({ From: phone });
  await sent(CALL, params);
  const wrong = { ...params, Digits: otherCode(code) };
  const path = (n: number) => `${CALL}?at=code&missed=0&n=${n}`;
  const answers: string[] = [];
  for (let n = 0; n < 12; n++) answers.push(await (await sent(path(0), wrong)).text());
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('n=1');
  const right = { ...params, Digits: code };
  const opened = await (await sent(path(1), right)).text();
  expect(opened).toContain('at=leagues');
  expect(await (await sent(path(1), right)).text()).toContain('at=leagues');
  // A wrong code that arrives late changes nothing.
  expect(await (await sent(path(0), wrong)).text()).toContain('at=leagues');
});

test('106: after the caller has hung up a request that is sent again tells nothing', async () => {
  const { phone, code } = await memberWithCode();
  const params = told({ From: phone });
  await sent(CALL, params);
  const right = { ...params, Digits: code };
  await sent(`${CALL}?at=code&missed=0&n=0`, right);
  const game = `${CALL}?at=game&id=${EXAMPLE_GAME.id}&missed=0&n=1`;
  expect(await (await sent(game, { ...params, Digits: '0' })).text()).toContain('Predicted winner');
  expect((await sent('/api/voice/status', { ...params, CallStatus: 'completed' })).status).toBe(
    204,
  );
  for (const [path, again] of [
    [CALL, params],
    [`${CALL}?at=code&missed=0&n=0`, right],
    [game, { ...params, Digits: '0' }],
  ] as const) {
    const text = await (await sent(path, again)).text();
    expect(text).toContain('<Hangup/>');
    expect(text).not.toMatch(/winner|<Gather/);
  }
});

test('106: a call nobody ended is over after an hour', async () => {
  const { phone, code } = await memberWithCode();
  const call = await ring(phone);
  await keys(call, '1');
  expect(await keys(call, `${code}#`)).toContain('press one');
  await travel(HOUR + 1_000);
  expect(await keys(call, '0')).toContain('Please call again');
  expect(call.over).toBe(true);
});

test('106: silence, wrong keys and hang-up, by telephone', async () => {
  const call = await ring(nextPhone());
  await call.wait();
  expect(heard(call)).toContain('We heard no key. This is Simcast');
  expect(await keys(call, '8')).toContain('The eight key does nothing here.');
  await call.wait();
  expect(heard(call)).toContain('Goodbye');
  expect(call.over).toBe(true);
  const other = await ring(nextPhone());
  await other.hangUp();
  const [row] = await trial.database.query(
    `select ended_at is not null as ended from voice_calls where sid = '${other.sid}'`,
  );
  expect(row).toEqual({ ended: true });
});

test('106: half a code and silence, star, and too many digits are answered', async () => {
  const call = await ring(nextPhone());
  await keys(call, '1');
  await keys(call, '123');
  await call.wait();
  expect(heard(call)).toContain('That is not a line code.');
  expect(await keys(call, '*#')).toContain('This is Simcast');
  await keys(call, '1');
  expect(await keys(call, '1'.repeat(17))).toContain('That code is not right');
  expect(call.over).toBe(false);
});

test('106: no games today, figures a day old, and a store that is away', async () => {
  await publish([]);
  expect(heard(await ring(nextPhone()))).toContain('No games are on our list.');
  await publish([gameIn(2, { asOf: new Date(Date.now() - 25 * HOUR).toISOString() })]);
  expect(heard(await ring(nextPhone()))).toContain('so we have no current prices');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  up.reader = { read: () => Promise.reject(new Error('away')) };
  const call = await ring(nextPhone());
  expect(heard(call)).toContain('We cannot load our predictions right now.');
  expect(await keys(call, '3')).toContain('one, eight hundred, Gambler');
  expect(call.over).toBe(false);
});

test('106: with the database away the caller hears so in plain words', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await trial.database.query('alter function begin_voice_call rename to begin_voice_call_away');
  const call = await ring(nextPhone());
  await trial.database.query('alter function begin_voice_call_away rename to begin_voice_call');
  expect(heard(call)).toContain(
    'We cannot continue right now. Please call again in a few minutes.',
  );
  expect(heard(call)).toContain('1-800-GAMBLER');
  expect(call.over).toBe(true);
});

const ODD = [
  'A&M <Hangup/> "x"',
  '🏈🇺🇸 <b>Bold</b>',
  'הפועל \u202eבאר שבע',
  "]]>&amp;'",
  '\u0000\ufffe',
];

test.each(ODD)(
  '105: a team, a book and a league’s list with the name %j are valid TwiML and no markup',
  async (name) => {
    const team = { name, shortName: name, abbreviation: 'X' };
    const game = gameIn(2);
    const odds = game.odds.map((quote) => ({ ...quote, provider: name }));
    await publish([{ ...game, homeTeam: team, awayTeam: team, odds }]);
    const { phone, code } = await memberWithCode();
    const call = await ring(phone);
    await keys(call, `1${code}#`);
    for (const key of ['1', '1', '0']) {
      // The phone service parses it strictly, as XML.
      const text = await keys(call, key);
      expect(call.over, text).toBe(false);
      expect(text).not.toMatch(/[<>&]|amp;|Hangup/);
    }
    expect(heard(call)).toContain('Predicted winner');
  },
);

test('every place is valid TwiML, by keypad, with every key, for a member on the real webhook', async () => {
  const leagues = ['NFL', 'NBA', 'EPL'] as const;
  await publish(
    leagues.flatMap((league, index) =>
      Array.from({ length: index === 0 ? 11 : 2 }, (_, n) => ({
        ...gameIn(2),
        id: 100 * (index + 1) + n,
        league,
      })),
    ),
  );
  const { phone, code } = await memberWithCode();
  const params = told({ From: phone });
  await sent(CALL, params);
  await sent(`${CALL}?at=code&missed=0&n=0`, { ...params, Digits: code });
  const seen = new Set<string>();
  const waiting = [`${CALL}?at=welcome&missed=0&n=1`];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const key of ['', ...'1234567890*#']) {
      const answer = await sent(path, { ...params, ...(key !== '' && { Digits: key }) });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8');
      const verbs = readTwiml(await answer.text());
      expect(JSON.stringify(verbs)).toMatch(/"Say"/);
      const [gather] = verbs.filter(({ name }) => name === 'Gather');
      const action = gather?.attributes.action;
      if (action === undefined) expect(verbs.at(-1)?.name).toBe('Hangup');
      else if (action.includes('missed=0')) waiting.push(action);
    }
  }
  const games = [...seen].filter((path) => path.includes('at=game&'));
  expect(games).toHaveLength(15);
  expect([...seen].some((path) => path.includes('page=1'))).toBe(true);
});

test('723: a member hears how their team stands, after the code and nobody else', async () => {
  const [member, other] = [await memberWithCode(), await memberWithCode()];
  await placeSeason(trial.database);
  const list = [{ id: 'nfl:buffalo-bills', at: new Date().toISOString() }];
  await member.post('/api/account/follows', { userId: member.id, version: 1, list });
  const BILLS =
    'Buffalo Bills: seventy percent to make the play-offs, down ten points since a week ago. That is eighty-two percent with a win at Chiefs, and sixty percent with a loss.';
  const call = await ring(member.phone);
  expect(heard(call)).not.toContain('seventy percent');
  expect(await keys(call, '1')).not.toContain('seventy percent');
  expect(await keys(call, `${member.code}#`)).toContain(`Thank you. ${BILLS}`);
  const others = await ring(other.phone);
  await keys(others, '1');
  expect(await keys(others, `${other.code}#`)).not.toContain('Buffalo Bills: seventy');
});
