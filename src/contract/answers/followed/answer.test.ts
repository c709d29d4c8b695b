import { expect, test } from 'vitest';
import { EXAMPLE_CARD } from '#domain/events/exampleEvents.fixture.ts';
import { EXAMPLE_PLAYER } from '#domain/follow/playerNow.fixture.ts';
import { askedKey } from '#domain/follow/playerNow.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { madeUpSeason } from '#domain/season/madeUpSeason.fixture.ts';
import { followed } from '../../followed.ts';
import { eventEntry } from '../calendar/eventEntry.ts';
import { type FollowedFacts, followedAnswer } from './answer.ts';
import { boutContests, gameContest } from './contest.ts';
import { followedContestSchema, followedSeasonSchema, worthSeeingSchema } from './schema.ts';
import { followedSeason } from './season.ts';
import { decidingGames, lopsidedGames } from './worth.ts';

/** Half an hour after the example's prices were seen, before its start. */
const SLATE_AT = '2026-11-22T15:45:00Z';
const start = Date.parse(EXAMPLE_GAME.gameTime);
const BILLS = 'nfl:buffalo-bills';

const FINAL: Game = {
  ...EXAMPLE_GAME,
  id: 7,
  gameTime: '2026-11-21T18:00:00Z',
  status: 'final',
  score: { home: 20, away: 24 },
  detail: 'Final',
};
const NONE: FollowedFacts = {
  contests: new Map(),
  events: new Map(),
  seasons: new Map(),
  deciding: [],
  lopsided: [],
  players: new Map(),
};
const facts = (fields: Partial<FollowedFacts>): FollowedFacts => ({ ...NONE, ...fields });
const GAMES = facts({
  contests: new Map([['NFL', [gameContest(FINAL, SLATE_AT), gameContest(EXAMPLE_GAME, SLATE_AT)]]]),
});
const at = (instant: string | number) => new Date(instant);
const one = (id: string, from: FollowedFacts, now = at(SLATE_AT)) =>
  followedAnswer([id], from, now).items[0];

test('a team’s next game has its chance and its price as the game’s page says it', () => {
  expect(one(BILLS, GAMES)).toMatchObject({
    id: BILLS,
    name: 'Buffalo Bills',
    leagueName: 'NFL',
    path: '/team/nfl/buffalo-bills',
    next: {
      path: `/game/${EXAMPLE_GAME.id}`,
      title: 'Chiefs at Bills',
      share: 0.573,
      marketLine: 'BUF −1.5',
      priceSaid: { says: expect.stringMatching(/^Best: .* \(DraftKings\)/) },
    },
  });
  const price = one(BILLS, GAMES)?.next?.priceSaid;
  expect(Date.parse(price?.until ?? '')).toBeLessThanOrEqual(start);
});

test('yesterday’s result says what we had said, and where it fell among the simulated games', () => {
  // Buffalo lost by 4: worse in 3 of the 10 simulated games, and none ended so.
  expect(one(BILLS, GAMES)?.last).toEqual({
    path: '/game/7',
    title: 'Chiefs at Bills',
    startTime: FINAL.gameTime,
    outcome: 'lost by 4',
    share: 0.573,
    percentile: 30,
    sample: false,
  });
  expect(one('nfl:kansas-city-chiefs', GAMES)?.last).toMatchObject({
    outcome: 'won by 4',
    percentile: 70,
  });
  expect(one(BILLS, GAMES, at('2026-11-23T15:00:00Z'))?.last).toBeUndefined();
});

test('a game under way is still the next one, and a finished one is not', () => {
  expect(one(BILLS, GAMES, at(start + 3_600_000))?.next?.path).toBe(`/game/${EXAMPLE_GAME.id}`);
  expect(one(BILLS, GAMES, at(start + 7 * 3_600_000))?.next).toBeUndefined();
});

test('a team’s season has its open goals, what they moved, and what its next game changes', () => {
  const view = madeUpSeason();
  const from = facts({ seasons: new Map([['NFL', followedSeason(view)]]) });
  expect(one('nfl:city-alphas', from, at('2026-11-27T15:00:00Z'))?.season).toMatchObject({
    path: '/season/nfl',
    seasonName: '2026',
    goals: [
      { name: 'Playoffs', says: '94%', moved: 3 },
      { name: 'Title', says: '50%' },
    ],
    expectation: '11.3 wins (10–13)',
    change: { verb: 'make the playoffs', says: 'win 97%, lose 88%' },
  });
  // What is settled is said; the game is over two days later.
  expect(one('nfl:city-deltas', from, at('2026-11-27T15:00:00Z'))?.season?.goals).toHaveLength(1);
  expect(one('nfl:city-alphas', from, at('2026-11-30T15:00:00Z'))?.season?.change).toBeUndefined();
  expect(one('nfl:city-alphas', from, at('2026-12-09T15:00:00Z'))?.season).toBeUndefined();
});

test('out of season it says when the league returns', () => {
  expect(one(BILLS, NONE, at('2026-06-01T15:00:00Z'))).toMatchObject({
    returns: expect.stringMatching(/^[A-Z][a-z]+ \d+$/),
  });
  expect(one(BILLS, NONE)?.returns).toBeUndefined();
});

test('a whole league has its next game, how many are tonight, and the favorites of its season', () => {
  const from = { ...GAMES, seasons: new Map([['NFL', followedSeason(madeUpSeason())] as const]) };
  expect(one('nfl', from, at('2026-11-22T15:45:00Z'))).toMatchObject({
    id: 'nfl',
    name: 'NFL',
    path: '/league/nfl',
    gamesTonight: 1,
    season: { favorites: 'Alphas 50%, Betas 35%, Gammas 30% to win the Super Bowl' },
  });
});

test('a fighter and a sport have their card', () => {
  const entry = eventEntry(EXAMPLE_CARD);
  const [bout] = EXAMPLE_CARD.bouts;
  const from = facts({
    contests: new Map([['UFC', boutContests(EXAMPLE_CARD)]]),
    events: new Map([['UFC', entry ? [entry] : []]]),
  });
  const now = at(Date.parse(EXAMPLE_CARD.startTime) - 3_600_000);
  const [contest] = boutContests(EXAMPLE_CARD);
  expect(one(`ufc:${contest?.sides[0]?.key}`, from, now)).toMatchObject({
    name: bout?.a.name,
    path: `/fighter/${contest?.sides[0]?.key}`,
    next: { title: `${bout?.a.name} vs. ${bout?.b.name}` },
  });
  expect(one('ufc', from, now)?.next?.title).toBe(entry?.summary);
});

test('one thing worth seeing: the night’s biggest hinge, else its most lopsided game', () => {
  const deciding = decidingGames(madeUpSeason());
  expect(deciding).toHaveLength(1);
  expect(deciding[0]).toMatchObject({ path: '/game/901', gap: expect.closeTo(0.19) });
  const lopsided = lopsidedGames([EXAMPLE_GAME], SLATE_AT);
  const worth = (now: string) =>
    followedAnswer([], facts({ deciding, lopsided }), at(now)).worth?.says;
  expect(worth('2026-11-29T15:00:00Z')).toBe(
    'Betas at Alphas decides most in the NFL. Betas to make the playoffs: win 61%, lose 42%.',
  );
  expect(worth(SLATE_AT)).toMatch(/^Bills against Chiefs is the night’s most lopsided game: 57%/);
  expect(worth('2026-11-25T15:00:00Z')).toBeUndefined();
});

test('the soonest is first, whoever plays nothing last, and what nobody knows is still there', () => {
  const of = ['nba', 'nfl:nobody', BILLS];
  expect(followedAnswer(of, GAMES, at(SLATE_AT)).items.map(({ id }) => id)).toEqual([
    BILLS,
    'nba',
    'nfl:nobody',
  ]);
});

test('a sample is said to be one', () => {
  const contest = gameContest({ ...EXAMPLE_GAME, sample: true }, SLATE_AT);
  const from = facts({ contests: new Map([['NFL', [contest]]]) });
  expect(followedAnswer([BILLS], from, at(SLATE_AT)).sample).toBe(true);
  expect(followedAnswer([BILLS], GAMES, at(SLATE_AT)).sample).toBe(false);
});

test('parts and answer keep their contracts', () => {
  const view = madeUpSeason();
  for (const contest of [gameContest(FINAL, SLATE_AT), ...boutContests(EXAMPLE_CARD)])
    expect(followedContestSchema.safeParse(contest).error).toBeUndefined();
  expect(followedSeasonSchema.safeParse(followedSeason(view)).error).toBeUndefined();
  for (const worth of lopsidedGames([EXAMPLE_GAME], SLATE_AT))
    expect(worthSeeingSchema.safeParse(worth).error).toBeUndefined();
  const answer = followedAnswer([BILLS, 'nfl', 'ufc'], GAMES, at(SLATE_AT));
  expect(followed.answer.safeParse(answer).error).toBeUndefined();
});

test('a request names ids in one spelling, at most fifty, and nothing else', () => {
  const read = (of: string) => followed.query.safeParse({ of });
  expect(read('nfl:b,nba,nfl:b').data).toEqual({ of: 'nba,nfl:b' });
  const many = Array.from({ length: 51 }, (_, place) => `nfl:team-${place}`);
  expect(read(many.slice(1).join(',')).success).toBe(true);
  expect(read(many.join(',')).error?.issues[0]?.message).toContain('At most 50');
  for (const said of ['', 'xfl', 'nfl:', 'nfl,', 'NFL'])
    expect(read(said).error?.issues[0]?.message, said).toContain('Name what is followed');
  expect(followed.query.safeParse({}).success).toBe(false);
});

const JOKIC = 'nba:p-3112335-nikola-jokic';
const PLAYER_AT = '2026-11-21T13:00:00Z';

test('a player’s next game has his counts, and his last what we had said', () => {
  const players = new Map([[askedKey(EXAMPLE_PLAYER), EXAMPLE_PLAYER]]);
  const answer = followedAnswer([JOKIC], facts({ players }), at(PLAYER_AT));
  expect(followed.answer.parse(answer).items).toMatchObject([
    {
      id: JOKIC,
      name: 'Nikola Jokić',
      path: '/player/nba/3112335-nikola-jokic',
      next: { path: '/game/11', title: 'Nuggets at Lakers' },
      player: {
        team: 'Nuggets',
        plays: 0.62,
        playsSaid: 'Questionable, plays 62%',
        counts: [{ says: '25.5 pts (21–29)' }, {}, {}],
        last: { path: '/game/9', title: 'Kings at Nuggets', did: [{ value: 31 }, {}, {}] },
      },
    },
  ]);
  expect(answer.asOf).toBe(EXAMPLE_PLAYER.next?.asOf);
});

test('a player who is out says so alone, one nobody knows has no name, and an old game is not told', () => {
  const players = new Map([
    [askedKey(EXAMPLE_PLAYER), { ...EXAMPLE_PLAYER, status: 'Out' as const }],
  ]);
  const later = at('2026-12-01T13:00:00Z');
  const [item] = followedAnswer([JOKIC], facts({ players }), later).items;
  expect(item?.player).toMatchObject({ status: 'Out', playsSaid: 'Out', counts: [] });
  expect([item?.player?.plays, item?.player?.last]).toEqual([undefined, undefined]);
  const nobody = one('nba:p-1-x', NONE, at(PLAYER_AT));
  expect(nobody).toMatchObject({ id: 'nba:p-1-x', path: '/league/nba' });
  expect([nobody?.name, nobody?.player]).toEqual([undefined, undefined]);
});
