import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeFeeds } from '../events/fakeFeeds.ts';
import { SourceError } from '../source.ts';
import { answer, BRITISH, rows } from './fixture.ts';
import { jolpica } from './jolpica.ts';

const nasty = fc.oneof(
  fc.constantFrom(null, '', '\u0000', '99', '-1', '1e999', '2026-02-30', [], {}, [null], 1e308),
  fc.jsonValue(),
);
const changes = (keys: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...keys), nasty, { minKeys: 1, maxKeys: 5 });

const ask = (race: unknown) => jolpica({ fetch: fakeFeeds({ '/': answer(race) }).fetch });

test('mutations of a calendar never let nonsense through', async () => {
  await fc.assert(
    fc.asyncProperty(changes(Object.keys(BRITISH)), async (change) => {
      const [round] = await ask({ ...BRITISH, ...change }).calendar(2026);
      if (!round?.ok) return;
      expect(Number.isInteger(round.value.round)).toBe(true);
      expect(round.value.name).not.toBe('');
      for (const { startTime } of round.value.sessions) {
        expect(new Date(startTime).toISOString()).toBe(startTime);
      }
    }),
    { numRuns: 300 },
  );
});

test('mutations of a sheet never throw and name every driver once', async () => {
  const [row] = rows([0]);
  await fc.assert(
    fc.asyncProperty(fc.array(changes(Object.keys(row ?? {})), { maxLength: 6 }), async (all) => {
      const results = all.map((change) => ({ ...row, ...change }));
      const sheet = await ask({ Results: results })
        .lineup()
        .catch((error) => expect(error).toBeInstanceOf(SourceError));
      const drivers = sheet?.cars.map(({ driver }) => driver) ?? [];
      expect(new Set(drivers).size).toBe(drivers.length);
      expect(sheet?.result.order ?? []).toEqual(drivers);
    }),
    { numRuns: 300 },
  );
});
