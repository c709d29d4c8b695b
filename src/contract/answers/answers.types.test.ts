import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Game } from '#domain/game/game.ts';
import type { ListedGame } from '#domain/game/listedGame.ts';
import type { PlatformStats } from '#domain/record/platformStats.ts';
import type { KeyPaths } from '#test/keyPaths.ts';
import type { PlatformStatsAnswer } from '../platformStats.ts';
import type { FightEvent } from './fights/event.ts';
import type { fightEventSchema } from './fights/schema.ts';
import type { gameAnswer } from './games/answer.ts';
import type { gameAnswerSchema, listedGameAnswerSchema } from './games/schema.ts';
import type { predictedTournamentSchema, tourTournamentSchema } from './golf/schema.ts';
import type { PredictedTournament, TourTournament } from './golf/tournaments.ts';
import type { IndividualEvent } from './individual/event.ts';
import type { individualEventSchema } from './individual/schema.ts';
import type { oddsBoard } from './odds/board.ts';
import type { oddsBoardSchema } from './odds/schema.ts';
import type { TennisEvent } from './tennis/event.ts';
import type { tennisPrediction } from './tennis/prediction.ts';
import type {
  tennisEventSchema,
  tennisPredictionSchema,
  tennisStatsSchema,
} from './tennis/schema.ts';
import type { TennisStats } from './tennis/stats.ts';

type TennisPrediction = NonNullable<ReturnType<typeof tennisPrediction>>;

test('what the schemas let through is what the domain makes', () => {
  expectTypeOf<z.infer<typeof fightEventSchema>>().toExtend<FightEvent>();
  expectTypeOf<z.infer<typeof individualEventSchema>>().toExtend<IndividualEvent>();
  expectTypeOf<z.infer<typeof tennisEventSchema>>().toExtend<TennisEvent>();
  expectTypeOf<z.infer<typeof tennisPredictionSchema>>().toExtend<TennisPrediction>();
  expectTypeOf<z.infer<typeof tourTournamentSchema>>().toExtend<TourTournament>();
  expectTypeOf<z.infer<typeof predictedTournamentSchema>>().toExtend<PredictedTournament>();
  expectTypeOf<z.infer<typeof oddsBoardSchema>>().toExtend<ReturnType<typeof oddsBoard>>();
});

test('no key of an answer is lost on the way, and none is promised that is not made', () => {
  type Sent<Schema> = KeyPaths<z.infer<Schema>>;
  expectTypeOf<Sent<typeof fightEventSchema>>().toEqualTypeOf<KeyPaths<FightEvent>>();
  expectTypeOf<Sent<typeof individualEventSchema>>().toEqualTypeOf<KeyPaths<IndividualEvent>>();
  expectTypeOf<Sent<typeof tennisEventSchema>>().toEqualTypeOf<KeyPaths<TennisEvent>>();
  expectTypeOf<Sent<typeof tennisPredictionSchema>>().toEqualTypeOf<KeyPaths<TennisPrediction>>();
  expectTypeOf<Sent<typeof tourTournamentSchema>>().toEqualTypeOf<KeyPaths<TourTournament>>();
  expectTypeOf<Sent<typeof predictedTournamentSchema>>().toEqualTypeOf<
    KeyPaths<PredictedTournament>
  >();
  expectTypeOf<Sent<typeof tennisStatsSchema>>().toEqualTypeOf<KeyPaths<TennisStats> | 'asOf'>();
  expectTypeOf<Sent<typeof oddsBoardSchema>>().toEqualTypeOf<
    KeyPaths<ReturnType<typeof oddsBoard>>
  >();
  expectTypeOf<Sent<typeof gameAnswerSchema>>().toEqualTypeOf<
    KeyPaths<ReturnType<typeof gameAnswer<Game>>>
  >();
  expectTypeOf<Sent<typeof listedGameAnswerSchema>>().toEqualTypeOf<
    KeyPaths<ReturnType<typeof gameAnswer<ListedGame>>>
  >();
  // Units appear on our pages only.
  expectTypeOf<KeyPaths<PlatformStatsAnswer>>().toEqualTypeOf<
    Exclude<KeyPaths<PlatformStats>, 'units'> | 'asOf'
  >();
});
