import { fightEventSchema } from '../answers/fights/schema.ts';
import { gameAnswerSchema, listedGameAnswerSchema } from '../answers/games/schema.ts';
import { predictedTournamentSchema, tourTournamentSchema } from '../answers/golf/schema.ts';
import { individualEventSchema } from '../answers/individual/schema.ts';
import {
  tennisEventSchema,
  tennisPredictionSchema,
  tennisStatsSchema,
} from '../answers/tennis/schema.ts';
import { errorSchema } from '../errors.ts';
import {
  consensusSchema,
  oddsQuoteSchema,
  ownSchema,
  playerStatSchema,
  predictionSchema,
  simulationDataSchema,
  teamSchema,
} from '../game.ts';
import { dayHeadSchema } from '../ledger/heads.ts';
import { ledgerLineSchema } from '../ledger/line.ts';
import { recordFigures, recordGroup } from '../record/figures.ts';
import { recordRow } from '../record/row.ts';
import { ufcEventSchema } from '../ufcUpcoming.ts';

/** Schemas with their own names in openapi.json; all others are written where they are used. */
export const NAMED_SCHEMAS = {
  Error: errorSchema,
  Team: teamSchema,
  Game: gameAnswerSchema,
  ListedGame: listedGameAnswerSchema,
  Prediction: predictionSchema,
  SimulationData: simulationDataSchema,
  OwnForecast: ownSchema,
  MarketConsensus: consensusSchema,
  PlayerProjection: playerStatSchema,
  OddsQuote: oddsQuoteSchema,
  IndividualEvent: individualEventSchema,
  UfcEvent: ufcEventSchema,
  FightEvent: fightEventSchema,
  GolfTournament: tourTournamentSchema,
  PredictedGolfTournament: predictedTournamentSchema,
  TennisMatch: tennisEventSchema,
  TennisPrediction: tennisPredictionSchema,
  TennisStats: tennisStatsSchema,
  RecordGroup: recordGroup,
  RecordFigures: recordFigures,
  RecordRow: recordRow,
  LedgerDay: dayHeadSchema,
  LedgerLine: ledgerLineSchema,
} as const;
