import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fightEvent } from '#contract/answers/fights/event.ts';
import { fightEventSchema } from '#contract/answers/fights/schema.ts';
import { predictedTournamentSchema } from '#contract/answers/golf/schema.ts';
import { predictedTournament } from '#contract/answers/golf/tournaments.ts';
import { individualEvent } from '#contract/answers/individual/event.ts';
import { individualEventSchema } from '#contract/answers/individual/schema.ts';
import { tennisEvent } from '#contract/answers/tennis/event.ts';
import { tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { tennisEventSchema, tennisPredictionSchema } from '#contract/answers/tennis/schema.ts';
import { sportEventSchema } from '#contract/events/sportEvent.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';

const FOLDER = join(import.meta.dirname, '../site/content/samples/computed');

/** The sample events of June 2025: real simulations of every sport. */
const samples: readonly SportEvent[] = readdirSync(FOLDER).flatMap((name) =>
  z.array(sportEventSchema).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
);

/** Every answer that contains an event, as sent, with its schema. */
function answersOf(event: SportEvent): readonly (readonly [z.ZodMiniType, unknown])[] {
  switch (event.kind) {
    case 'fights':
      return [
        [fightEventSchema, fightEvent(event)],
        [individualEventSchema, individualEvent(event)],
      ];
    case 'match':
      return [
        [tennisEventSchema, tennisEvent(event)],
        [tennisPredictionSchema, tennisPrediction(event)],
        [individualEventSchema, individualEvent(event)],
      ];
    case 'race':
      return [[individualEventSchema, individualEvent(event)]];
    case 'tournament':
      return [[predictedTournamentSchema, predictedTournament(event)]];
  }
}

const CASES = samples.flatMap((event) =>
  answersOf(event).map(([schema, answer], at) => ({
    name: `${event.name}, answer ${at + 1}`,
    schema,
    sent: JSON.parse(JSON.stringify(answer)) as Record<string, unknown>,
  })),
);

test('there are samples of every kind', () => {
  expect(new Set(samples.map(({ kind }) => kind)).size).toBe(4);
});

test.each(CASES)('$name keeps its contract and is dated', ({ schema, sent }) => {
  expect(schema.parse(sent)).toEqual(sent);
  expect(sent.asOf).toBeTruthy();
});

test.each(CASES)(
  '$name is refused where a field is missing or of another type',
  ({ schema, sent }) => {
    const { asOf: _, ...undated } = sent;
    expect(schema.safeParse(undated).success).toBe(false);
    for (const key of ['asOf', 'sample']) {
      expect(schema.safeParse({ ...sent, [key]: 5 }).success, key).toBe(false);
    }
  },
);
