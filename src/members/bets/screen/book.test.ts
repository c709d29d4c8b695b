import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import type { SignedIn } from '#members/account/screen/signedIn.ts';
import { BILLING } from '#members/billing/rules/texts.ts';
import { $book, dropBets, keepBets, openBook, restoreBets } from './book.ts';
import { $ended, askEnded } from './ended.ts';
import { changeKept, readKept } from './kept.ts';
import { currentLimits } from './limits.ts';
import { noteBet } from './noteBet.ts';
import { $sync, syncBook } from './sync.ts';

const memberOf = (): SignedIn => ({
  id: crypto.randomUUID(),
  phoneNumber: '+12025550123',
  isAdmin: false,
  createdAt: '2026-11-01T12:00:00Z',
  tosAcceptedAt: null,
  subscriptionStatus: 'active',
  subscriptionTier: 'yearly',
  shutOutUntil: null,
});

let signedIn: SignedIn;
/** Answers to requests other than the session's, by path. */
let answers: Record<string, (body: unknown) => unknown>;
const NOTHING_NEW = { bets: [], gone: [], seen: 1, more: false };

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '__Host-here=1' });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/api/auth/session') return Response.json({ user: signedIn });
    const body = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    const answer = await answers[path]?.(body);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  $book.set({ status: 'asking' });
});
afterEach(() => vi.unstubAllGlobals());

async function signIn(member: SignedIn): Promise<SignedIn> {
  signedIn = member;
  await openBook();
  return member;
}

test.each([
  ['', null],
  ['there=1', null],
  ['a=b; here=1', 'member'],
  ['a=b; __Host-here=1', 'member'],
])('with the cookies "%s" the book is of: %s', async (cookie, whose) => {
  vi.stubGlobal('document', { cookie });
  const { id } = await signIn(memberOf());
  expect($book.get()).toMatchObject({ user: whose && { id } });
});

test('an error of ours ends in a book that failed, not in one that is awaited for good', async () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new TypeError('a function is missing');
    },
  });
  await expect(openBook()).rejects.toThrow('a function is missing');
  expect($book.get()).toEqual({ status: 'failed' });
});

test('what is answered after another tab has signed somebody else in is kept where it was asked for', async () => {
  const one = await signIn(memberOf());
  const other = memberOf();
  const theirs = betOf({ id: crypto.randomUUID() });
  const asked: unknown[] = [];
  answers = {
    '/api/bets/sync': async (body) => {
      asked.push(body);
      if (asked.length > 1) return NOTHING_NEW;
      await signIn(other);
      return { ...NOTHING_NEW, bets: [theirs] };
    },
  };
  await syncBook();
  expect(asked).toMatchObject([{ userId: one.id }]);
  expect((await readKept(one.id)).bets).toEqual([theirs]);
  expect((await readKept(other.id)).bets).toEqual([]);
  expect($book.get()).toMatchObject({ user: { id: other.id }, kept: { bets: [] } });
});

test('limits of whoever is signed in by now are not taken for those of whom they were asked for', async () => {
  const one = await signIn(memberOf());
  answers = {
    '/api/bets/limits': () => ({ userId: crypto.randomUUID(), stake: { cents: 1 }, loss: {} }),
  };
  await currentLimits();
  expect((await readKept(one.id)).limits).toEqual({ stake: {}, loss: {} });
  answers = { '/api/bets/limits': () => ({ userId: one.id, stake: { cents: 1 }, loss: {} }) };
  await currentLimits();
  expect((await readKept(one.id)).limits).toEqual({ stake: { cents: 1 }, loss: {} });
});

test('a bet that is noted while the account is asked is sent, too', async () => {
  await signIn(memberOf());
  const bet = betOf({ id: crypto.randomUUID() });
  const asked: unknown[] = [];
  answers = {
    '/api/bets/sync': async (body) => {
      asked.push(body);
      if (asked.length === 1) {
        await keepBets([bet]);
        void syncBook();
      }
      return NOTHING_NEW;
    },
  };
  await syncBook();
  expect(asked).toMatchObject([{ bets: [] }, { bets: [bet] }]);
});

test('two bets noted at once do not both pass the limit', async () => {
  const { id } = await signIn(memberOf());
  answers = { '/api/bets/limits': () => ({ userId: id, stake: { cents: 3000 }, loss: {} }) };
  const now = new Date('2026-11-29T16:00:00Z');
  const bets = [1, 2].map(() => betOf({ id: crypto.randomUUID(), stakeCents: 2000 }));
  const noted = await Promise.all(bets.map((bet) => noteBet(bet, now)));
  expect(noted.toSorted()).toEqual(['stake', undefined]);
  expect((await readKept(id)).bets).toHaveLength(1);
});

test('a limit that is to come does not count by the clock of the device', async () => {
  const { id } = await signIn(memberOf());
  const next = { cents: 9000, from: '2026-11-30T16:00:00Z' };
  answers = { '/api/bets/limits': () => ({ userId: id, stake: { cents: 100, next }, loss: {} }) };
  const bet = betOf({ id: crypto.randomUUID(), takenAt: '2027-01-01T16:00:00Z', stakeCents: 2000 });
  expect(await noteBet(bet, new Date('2027-01-01T16:00:00Z'))).toBe('stake');
});

test('a device without anybody signed in deletes and syncs nothing', async () => {
  vi.stubGlobal('document', { cookie: '' });
  await openBook();
  await changeKept('device', (kept) => ({ ...kept, gone: [crypto.randomUUID()] }));
  await openBook();
  answers = {};
  await syncBook();
  expect($sync.get()).toBe('off');
  await changeKept('device', (kept) => ({ ...kept, gone: [] }));
});

test('deleted bets are told of also without Premium', async () => {
  const who = await signIn({ ...memberOf(), subscriptionStatus: 'ended' });
  const bet = betOf({ id: crypto.randomUUID() });
  await keepBets([bet]);
  await dropBets([bet.id]);
  const asked: unknown[] = [];
  let error: string = BILLING.notYou;
  answers = {
    '/api/bets/sync': (body) => {
      asked.push(body);
      return Response.json({ error }, { status: 403 });
    },
  };
  await syncBook();
  expect(asked).toMatchObject([{ userId: who.id, bets: [], gone: [bet.id] }]);
  expect((await readKept(who.id)).gone, 'nobody was told').toEqual([bet.id]);
  error = 'Your account keeps bets while you have Premium.';
  await syncBook();
  expect((await readKept(who.id)).gone).toEqual([]);
});

test('a deleted bet that is taken back comes under a new id, and the account is told of both', async () => {
  const who = await signIn(memberOf());
  const bet = betOf({ id: crypto.randomUUID() });
  await keepBets([bet]);
  await dropBets([bet.id]);
  await restoreBets([bet]);
  const { bets, gone, unsent } = await readKept(who.id);
  expect(gone).toEqual([bet.id]);
  const [back] = bets;
  expect(bets).toHaveLength(1);
  expect(back).toMatchObject({ ...bet, id: back?.id, changedAt: back?.changedAt });
  expect(back?.id).not.toBe(bet.id);
  expect(unsent).toEqual([back?.id]);
});

test('an account that is full is said to be', async () => {
  await signIn(memberOf());
  answers = { '/api/bets/sync': () => Response.json({ error: 'full' }, { status: 413 }) };
  await syncBook();
  expect($sync.get()).toBe('full');
});

test('a game that was not over is asked about again, one that was is not', async () => {
  const [over, open] = [7_001, 7_002];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const game = { gameTime: '2026-11-20T18:00:00Z', league: 'NFL', odds: [], score: null };
    return Response.json({ games: [{ ...game, id: over, sides: { home: 'A', away: 'B' } }] });
  });
  const bets = [over, open].map((id) =>
    betOf({ game: { id, home: 'A', away: 'B' }, startTime: '2026-11-20T18:00:00Z' }),
  );
  await askEnded(bets);
  await askEnded(bets);
  expect(asked).toEqual([`/api/bets/games?ids=${over},${open}`, `/api/bets/games?ids=${open}`]);
  $ended.set(new Map());
});
