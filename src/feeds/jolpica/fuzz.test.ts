import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedRefusal } from '#local/standins/feeds/feedRefusal.fixture.ts';
import { badNumbers, badTexts, mutate, mutations, written } from '../reading/mutations.fixture.ts';
import { SourceError } from '../source.ts';
import { BRITISH, jolpicaAnswer, rows } from './jolpica.fixture.ts';
import { type Jolpica, jolpica } from './jolpica.ts';
import { readRound } from './round.ts';
import { jolpicaRaceSchema } from './schema.ts';

const AUSTRIAN = { ...BRITISH, round: '9', raceName: 'Austrian Grand Prix', date: '2026-06-28' };
const copy = (value: unknown) => JSON.parse(JSON.stringify(value));
const feed = (document: unknown): Jolpica => {
  const text = written(document);
  fc.pre(text !== undefined);
  return jolpica({
    fetch: async (url) => new Response(text, { status: feedRefusal(String(url))?.status ?? 200 }),
  });
};
const orSourceError = (error: unknown) => void expect(error).toBeInstanceOf(SourceError);

test('mutations of a calendar never throw and never let nonsense through', async () => {
  await fc.assert(
    fc.asyncProperty(mutations, async (changes) => {
      const document = copy(jolpicaAnswer(AUSTRIAN, BRITISH));
      mutate(document, changes);
      const rounds = await feed(document).calendar(2026).catch(orSourceError);
      for (const round of rounds ?? []) {
        if (!round.ok) continue;
        const { season, name, sessions } = round.value;
        expect([season, name === '']).toEqual([2026, false]);
        expect([...badTexts(round.value), ...badNumbers(round.value)]).toEqual([]);
        for (const { startTime } of sessions) {
          expect(new Date(startTime).toISOString()).toBe(startTime);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('one mutated race costs no other', async () => {
  await fc.assert(
    fc.asyncProperty(mutations, async (changes) => {
      const document = copy(jolpicaAnswer(AUSTRIAN, BRITISH));
      mutate(document.MRData.RaceTable.Races[0], changes);
      const rounds = await feed(document).calendar(2026);
      expect(rounds.at(-1)).toEqual(readRound(jolpicaRaceSchema.parse(BRITISH)));
    }),
    { numRuns: 200 },
  );
});

test('mutations of a sheet never throw and name every driver once', async () => {
  await fc.assert(
    fc.asyncProperty(mutations, async (changes) => {
      const document = copy(jolpicaAnswer({ ...BRITISH, Results: rows([1, 0, 2, 3]) }));
      mutate(document, changes);
      const sheet = await feed(document).lineup().catch(orSourceError);
      const drivers = sheet?.cars.map(({ driver }) => driver) ?? [];
      expect(new Set(drivers).size).toBe(drivers.length);
      expect(sheet?.result.order ?? []).toEqual(drivers);
      expect([...badTexts(sheet?.cars), ...badNumbers(sheet?.cars)]).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('one mutated row costs no other', async () => {
  await fc.assert(
    fc.asyncProperty(mutations, async (changes) => {
      const document = copy(jolpicaAnswer({ Results: rows([1, 0, 2, 3]) }));
      mutate(document.MRData.RaceTable.Races[0].Results[0], changes);
      const sheet = await feed(document).lineup();
      const drivers = sheet?.cars.map(({ driver }) => driver);
      for (const other of ['Max Verstappen', 'Alexander Albon', 'Charles Leclerc']) {
        expect(drivers).toContain(other);
      }
    }),
    { numRuns: 200 },
  );
});
