import { expect, test } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { afterExchange, withAdopted, withBets, withoutBets } from './changes.ts';
import { NOTHING_KEPT } from './keptBets.ts';

const [one, two] = [betOf({ id: 'one' }), betOf({ id: 'two' })];
const told = { sent: [], sentGone: [], bets: [], gone: [], seen: 7 };

test('a bet that was written down is to be sent, once; a deleted one is told of, and no longer sent', () => {
  const kept = withBets(withBets(NOTHING_KEPT, [one]), [{ ...one, hand: 'win' }, two]);
  expect(kept.bets.map(({ id, hand }) => [id, hand])).toEqual([
    ['one', 'win'],
    ['two', undefined],
  ]);
  expect(kept.unsent).toEqual(['one', 'two']);
  expect(withoutBets(kept, new Set(['one']))).toMatchObject({
    bets: [two],
    unsent: ['two'],
    gone: ['one'],
  });
});

test('what was changed while it was on its way is sent again', () => {
  const kept = withBets(NOTHING_KEPT, [{ ...one, changedAt: 9 }, two]);
  const after = afterExchange(kept, { ...told, sent: [one, two], bets: [one, two] });
  expect(after).toMatchObject({ unsent: ['one'], seen: 7 });
  expect(after.bets.find(({ id }) => id === 'one')?.changedAt).toBe(9);
});

test('the account’s later copy counts, its deleted bets go, and one that was deleted here does not come back', () => {
  const kept = { ...withBets(NOTHING_KEPT, [one, two]), gone: ['three'] };
  const after = afterExchange(kept, {
    ...told,
    sent: [one, two],
    bets: [{ ...one, changedAt: 5, hand: 'loss' }, betOf({ id: 'three' }), betOf({ id: 'four' })],
    gone: ['two'],
  });
  expect(after.bets.map(({ id, hand }) => [id, hand])).toEqual([
    ['one', 'loss'],
    ['four', undefined],
  ]);
  expect(after.gone).toEqual(['three']);
  expect(afterExchange(after, { ...told, sentGone: ['three'] }).gone).toEqual([]);
});

test('bets from before signing in come along once', () => {
  const adopted = withAdopted(withBets(NOTHING_KEPT, [one]), {
    ...NOTHING_KEPT,
    bets: [one, two],
    bankroll: 5,
  });
  expect(adopted).toMatchObject({ bets: [one, two], unsent: ['one', 'two'], bankroll: 5 });
  expect(withAdopted(adopted, { ...NOTHING_KEPT, bets: [one, two] })).toEqual(adopted);
});

test('what was deleted and is taken in again is there, and no longer told of as deleted', () => {
  const emptied = withoutBets(withBets(NOTHING_KEPT, [one, two]), new Set(['one', 'two']));
  const again = { ...one, changedAt: 9 };
  const kept = withBets(emptied, [again]);
  expect(kept).toMatchObject({ bets: [again], unsent: ['one'], gone: ['two'] });
  // The deletion was being sent meanwhile: the account's copy is older.
  const after = afterExchange(kept, { ...told, sentGone: ['one', 'two'], gone: ['one', 'two'] });
  expect(after).toMatchObject({ bets: [again], unsent: ['one'], gone: [] });
  const sent = afterExchange(after, { ...told, sent: [again], bets: [again] });
  expect(sent).toMatchObject({ bets: [again], unsent: [] });
});

test('397: where nothing waits to be sent the account’s copy counts, though its time is earlier', () => {
  const fast = { ...one, changedAt: 9e15 };
  const sent = afterExchange(withBets(NOTHING_KEPT, [fast]), {
    ...told,
    sent: [fast],
    bets: [{ ...one, changedAt: 50 }],
  });
  expect(sent).toMatchObject({ bets: [{ changedAt: 50 }], unsent: [] });
  const there = { ...NOTHING_KEPT, bets: [fast] };
  expect(
    afterExchange(there, { ...told, bets: [{ ...one, hand: 'win', changedAt: 60 }] }).bets,
  ).toEqual([{ ...one, hand: 'win', changedAt: 60 }]);
});
