import { expect, test } from 'vitest';
import type { KeptTill } from '../store/tills.ts';
import { nameTills } from './nameTills.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2027-06-01T00:00:00Z');

/** Customers without subscriptions, each with a balance, and a comparison of them; answers who is read, in order. */
function comparison(customers: number) {
  const balances = new Map(
    Array.from({ length: customers }, (_, at): [string, number] => [`cus_${at}`, 0]),
  );
  const kept = new Map<string, KeptTill>();
  const compare = async (now: number) => {
    const read: string[] = [];
    const { left } = await nameTills(
      {
        tills: {
          holders: async (ids) =>
            ids.map((customer) => ({
              customer,
              is: 'member',
              since: null,
              breaks: [],
              bans: [],
              guaranteed: [],
            })),
          kept: async (ids) => ids.flatMap((id) => kept.get(id) ?? []),
          keep: async ({ customer, seen, lines, readAt }) =>
            kept.set(customer, { customer, seen, named: lines.length, readAt }),
        },
        payments: {
          glances: async () =>
            new Map(
              [...balances].map(([id, balance]) => [
                id,
                { memberId: null, things: [`${balance}`], paidAt: 0 },
              ]),
            ),
          settleTill: async (customer) => {
            read.push(customer);
            return { till: undefined, named: [] };
          },
        },
      },
      new Map(),
      now,
    );
    return { read, left };
  };
  return { balances, compare };
}

test('688: more customers than a day reads: each has its turn, and who has news comes first', async () => {
  const { balances, compare } = comparison(2_500);
  const first = await compare(NOW);
  expect([first.read.length, first.left]).toEqual([1_000, 1_500]);
  const second = await compare(NOW + DAY_MS);
  const third = await compare(NOW + 2 * DAY_MS);
  expect(new Set([...first.read, ...second.read, ...third.read]).size).toBe(2_500);
  expect((await compare(NOW + 3 * DAY_MS)).read).toEqual([]);
  // All are to be read again by now; the last of the list has news.
  balances.set('cus_2499', -500);
  const later = await compare(NOW + 40 * DAY_MS);
  expect(later.read[0]).toBe('cus_2499');
  expect([later.read.length, later.left]).toEqual([1_000, 1_500]);
});

test('688: news of a thousand every day does not keep the others waiting for ever', async () => {
  const { balances, compare } = comparison(2_000);
  const read = new Set<string>();
  for (let day = 0; day < 4; day += 1) {
    for (let at = 0; at < 2_000; at += 1) balances.set(`cus_${at}`, day + 1);
    for (const customer of (await compare(NOW + day * DAY_MS)).read) read.add(customer);
  }
  expect(read.size).toBe(2_000);
});
