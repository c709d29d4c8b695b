import { expect, test } from 'vitest';
import type { PredictedGame, Team } from '#domain/game/game.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { gsmLength, TWO_SEGMENTS } from '#domain/words/gsm.ts';
import { messageDigest } from './digest.ts';

const NOW = new Date('2026-11-23T15:02:00Z');
const SENDER = { name: 'Simcast', host: 'simcast.example', helpLine: '1-800-GAMBLER' };
const WISHES = { zone: 'America/New_York', leagues: [], silent: false };

interface Made {
  readonly hours?: number;
  readonly league?: PredictedGame['league'];
  readonly home?: Partial<Team>;
  readonly price?: number;
  /** Minutes since its price was seen. */
  readonly age?: number;
}

/** A game whose home side pays. */
function paying(
  id: number,
  { hours = 3, league = 'NFL', home = {}, price = 105, age = 0 }: Made = {},
): PredictedGame {
  const asOf = new Date(NOW.getTime() - age * 60_000);
  const gameTime = new Date(NOW.getTime() + hours * 3_600_000).toISOString();
  const game = pricedGame(id, asOf, [homeAt(price)], { gameTime });
  return {
    ...game,
    league,
    homeTeam: { ...game.homeTeam, ...home },
    prediction: { ...game.prediction, id: 100 + id },
  };
}

const day = (games: readonly PredictedGame[], more: Partial<SayableDay> = {}): SayableDay => ({
  games,
  pairs: [],
  ledgerEntry: (id) => 4000 + id,
  now: NOW,
  sample: false,
  ...more,
});

test('each line names bet, price, book and ledger line; the time is the member’s', () => {
  expect(messageDigest(day([paying(1)]), WISHES, SENDER).body).toBe(
    [
      'Simcast 11/23 10:02 AM EST: 1 bet worth taking:',
      'NFL Bills to win +105 DraftKings #4101',
      '#: ledger line. 1-800-GAMBLER. Reply STOP to end, HELP for help',
    ].join('\n'),
  );
  expect(
    messageDigest(day([paying(1)]), { ...WISHES, zone: 'Pacific/Honolulu' }, SENDER).body,
  ).toMatch(/^Simcast 11\/23 5:02 AM HST:/);
});

test('a league goes by the name that a fan calls it, in lines and where none is worth making', () => {
  const college = { ...paying(1), league: 'NCAAF' as const };
  expect(messageDigest(day([college]), WISHES, SENDER).body).toContain(
    '\nCollege Football Bills to win +105 DraftKings #4101\n',
  );
  const none = messageDigest(day([]), { ...WISHES, leagues: ['NCAAF', 'EPL'] }, SENDER).body;
  expect(none).toContain('no bet worth making today in College Football, Premier League.');
});

test('what it names is kept beside its text: of what does not fit, nothing', () => {
  expect(messageDigest(day([paying(1)]), WISHES, SENDER).named).toEqual([
    {
      predictionId: 101,
      market: 'moneyline',
      side: 'home',
      line: null,
      american: 105,
      provider: 'DraftKings',
    },
  ]);
  const many = messageDigest(
    day(Array.from({ length: 30 }, (_, at) => paying(at))),
    WISHES,
    SENDER,
  );
  expect(many.named.length).toBeLessThan(30);
  const numbers = many.body?.match(/#\d+/g)?.map((one) => Number(one.slice(1)));
  expect(numbers).toEqual(many.named.map(({ predictionId }) => 4000 + predictionId));
});

test('without a price that pays it says so in a sentence, or nothing where silence is wished', () => {
  const none = day([paying(1, { price: -160 })]);
  expect(messageDigest(none, { ...WISHES, leagues: ['NFL', 'NBA'] }, SENDER)).toEqual({
    title: null,
    body: 'Simcast 11/23 10:02 AM EST: no bet worth making today in NFL, NBA. 1-800-GAMBLER. Reply STOP to end, HELP for help',
    startsAt: null,
    named: [],
  });
  expect(messageDigest(none, { ...WISHES, silent: true }, SENDER)).toEqual({
    title: null,
    body: null,
    startsAt: null,
    named: [],
  });
});

test('a price that nobody has seen for two minutes is not sent, and a league without prices of the last 45 not said to have none', () => {
  const games = [paying(1, { hours: 9, age: 1 }), paying(2, { hours: 9, age: 46, league: 'NBA' })];
  const bodyOf = (leagues: string[], from = games) =>
    messageDigest(day(from), { ...WISHES, leagues }, SENDER).body;
  expect(bodyOf([])?.match(/#\d+/g)).toEqual(['#4101']);
  expect(bodyOf(['NBA'])).toContain('EST: We have no current prices for NBA. 1-800');
  expect(bodyOf(['NBA', 'NHL'])).toContain(
    'no bet worth making today in NHL. We have no current prices for NBA. 1-800',
  );
  const none = [paying(1, { price: -160 }), paying(2, { age: 600, hours: 9, league: 'NBA' })];
  expect(bodyOf([], none)).toContain('among the prices we see. We have no current prices for NBA.');
  expect(bodyOf(['NFL'], none)).toContain('no bet worth making today in NFL. 1-800');
});

test('only leagues that are followed, games of the next day, and what is on the ledger', () => {
  const games = [paying(1), paying(2, { league: 'NBA' }), paying(3, { hours: 25 }), paying(4)];
  const entry = (id: number) => (id === 104 ? undefined : id);
  const { body } = messageDigest(
    day(games, { ledgerEntry: entry }),
    { ...WISHES, leagues: ['NFL'] },
    SENDER,
  );
  expect(body?.match(/#\d+/g)).toEqual(['#101']);
});

test('however many prices pay and whatever the teams are called: two segments, STOP and HELP named', () => {
  const names = ['Łódź Ωmega [Reserves] ^^', 'Динамо', 'Saint-Étienne–Loire', '🏈'.repeat(30), ''];
  for (let count = 1; count <= 30; count += 1) {
    const games = Array.from({ length: count }, (_, id) =>
      paying(id, {
        home: { shortName: names[id % names.length] ?? '', abbreviation: 'ЦСК' },
        price: 105 + id,
      }),
    );
    const { body } = messageDigest(day(games), WISHES, SENDER);
    expect(gsmLength(body ?? '')).toBeLessThanOrEqual(TWO_SEGMENTS);
    expect(body).toMatch(/1-800-GAMBLER\. Reply STOP to end, HELP for help$/);
    expect(body).not.toMatch(/NFL {2}|undefined/);
  }
});

test('101: it is good until the first game it names begins, not one that is left out for room', () => {
  const games = [paying(1, { hours: 5 }), paying(2, { hours: 2, price: 108 })];
  expect(messageDigest(day(games), WISHES, SENDER).startsAt).toBe('2026-11-23T17:02:00.000Z');
  const many = Array.from({ length: 20 }, (_, id) => paying(id, { hours: 5, price: 108 }));
  const last = paying(99, { hours: 1, price: 101 });
  expect(messageDigest(day([...many, last]), WISHES, SENDER).startsAt).toBe(
    '2026-11-23T20:02:00.000Z',
  );
});

test('a sample says so', () => {
  expect(messageDigest(day([], { sample: true }), WISHES, SENDER).body).toMatch(
    /^Simcast SAMPLE DATA 11\/23 /,
  );
});
