import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { FightEvent } from '#domain/answers/fightEvent.ts';
import type { PredictedTournament, TourTournament } from '#domain/answers/golfTournaments.ts';
import type { IndividualEvent } from '#domain/answers/individualEvent.ts';
import type { OddsBoard } from '#domain/answers/oddsBoard.ts';
import type { TennisEvent } from '#domain/answers/tennisEvent.ts';
import type { TennisPrediction } from '#domain/answers/tennisPrediction.ts';
import type { oddsEspn } from '../odds.ts';
import type { fightEventSchema } from './fightEvent.ts';
import type { predictedTournamentSchema, tourTournamentSchema } from './golf.ts';
import type { individualEventSchema } from './individualEvent.ts';
import type { tennisEventSchema, tennisPredictionSchema } from './tennis.ts';

test('what the schemas let through is what the domain makes', () => {
  expectTypeOf<z.infer<typeof fightEventSchema>>().toExtend<FightEvent>();
  expectTypeOf<z.infer<typeof individualEventSchema>>().toExtend<IndividualEvent>();
  expectTypeOf<z.infer<typeof tennisEventSchema>>().toExtend<TennisEvent>();
  expectTypeOf<z.infer<typeof tennisPredictionSchema>>().toExtend<TennisPrediction>();
  expectTypeOf<z.infer<typeof tourTournamentSchema>>().toExtend<TourTournament>();
  expectTypeOf<z.infer<typeof predictedTournamentSchema>>().toExtend<PredictedTournament>();
  expectTypeOf<z.infer<typeof oddsEspn.answer>>().toExtend<OddsBoard>();
});
