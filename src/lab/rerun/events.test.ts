import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sportEventSchema } from '#contract/events/sportEvent.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { compareSaid } from '#domain/rerun/compare.ts';
import {
  rerunOfBout,
  rerunOfMatch,
  rerunOfRace,
  rerunOfTournament,
} from '#domain/rerun/ofEvent.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { playAgain } from './sayAgain.ts';

const FOLDER = join(import.meta.dirname, '../../site/content/samples/computed');

const samples: readonly SportEvent[] = readdirSync(FOLDER).flatMap((name) =>
  z.array(sportEventSchema).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
);

function rerunsOf(event: SportEvent): readonly (Rerunnable | undefined)[] {
  switch (event.kind) {
    case 'fights':
      return event.bouts.map((bout) => rerunOfBout(event, bout));
    case 'match':
      return [rerunOfMatch(event)];
    case 'race':
      return [rerunOfRace(event)];
    case 'tournament':
      return [rerunOfTournament(event)];
  }
}

const KINDS = ['fights', 'match', 'race', 'tournament'] as const;

test.each(KINDS)('a sample of kind %s runs again to every published figure', (kind) => {
  const [event] = samples.filter((one) => one.kind === kind);
  const [first] = event ? rerunsOf(event) : [];
  if (!first) throw new Error(`No sample of kind ${kind}`);
  const lines = compareSaid(first.said, playAgain(first).said);
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter(({ same }) => !same)).toEqual([]);
});

test('every prediction of the samples has an id of its own, and its figures names of their own', () => {
  const all = samples.flatMap(rerunsOf).flatMap((one) => one ?? []);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { said, id } of all) {
    const labels = said.figures.map(([label]) => label);
    expect(new Set(labels).size, id).toBe(labels.length);
  }
});
