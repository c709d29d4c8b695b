import {
  fightEventSchema,
  fighterBookSchema,
  fighterSchema,
  fightPredictionSchema,
  methodSharesSchema,
  methodsSchema,
  undercardBoutSchema,
} from '../answers/fights/schema.ts';
import { followedPriceSchema, mainGoalSchema } from '../answers/followed/schema.ts';
import { gameAnswerSchema, listedGameAnswerSchema } from '../answers/games/schema.ts';
import {
  golferChancesSchema,
  golfPredictionSchema,
  likeliestSchema,
  predictedTournamentSchema,
  tourTournamentSchema,
} from '../answers/golf/schema.ts';
import {
  chanceSchema,
  eventChancesSchema,
  eventPickSchema,
  individualEventSchema,
  participantSchema,
} from '../answers/individual/schema.ts';
import { boardGameSchema, marketPricesSchema, oddsBoardSchema } from '../answers/odds/schema.ts';
import { pairPriceSchema, pricedBetSchema } from '../answers/pairPriceSchema.ts';
import {
  gamesLineSchema,
  setScoreChanceSchema,
  tennisEventSchema,
  tennisPredictionSchema,
  tennisPriceSchema,
  tennisScoreSchema,
  tennisStatsSchema,
} from '../answers/tennis/schema.ts';
import * as check from '../check.ts';
import { errorSchema } from '../errors.ts';
import {
  bookLeftOutSchema,
  previousStartSchema,
  twoWayMarketSchema,
  twoWaySharesSchema,
} from '../events/facts.ts';
import * as followed from '../followed.ts';
import * as game from '../game.ts';
import { golfToursSchema } from '../golf.ts';
import { findingSchema, healthSchema } from '../health.ts';
import { dayHeadSchema } from '../ledger/heads.ts';
import { ledgerLineSchema } from '../ledger/line.ts';
import { ledgerHeadSchema, manifestSchema } from '../ledger/manifest.ts';
import {
  receiptSchema,
  receiptsSchema,
  signatureSchema,
  witnessedHeadSchema,
} from '../ledger/receipts.ts';
import * as list from '../lists.ts';
import { eventCurveSchema, matchCurveSchema } from '../live/eventCurve.ts';
import * as event from '../live/eventLive.ts';
import * as field from '../live/fieldLive.ts';
import * as live from '../live/gameLive.ts';
import { liveCurveSchema } from '../live/liveCurve.ts';
import { liveInShortSchema } from '../live/liveNow.ts';
import { expectedMoveSchema, hitRateSchema, moveFiguresSchema } from '../moves.ts';
import { platformStatsSchema } from '../platformStats.ts';
import { gamePlayersRecipeSchema, gamePlayersSchema } from '../players/gamePlayers.ts';
import { playerLineSchema, playersRecipeSchema, statCountsSchema } from '../players/lines.ts';
import { recordFile } from '../record/downloads.ts';
import * as figures from '../record/figures.ts';
import { recordRowSchema } from '../record/row.ts';
import * as seasons from '../season/endpoints.ts';
import * as inputs from '../season/inputsSchema.ts';
import * as pools from '../season/poolsSchema.ts';
import * as season from '../season/schema.ts';
import { beaconSeedSchema, ruleSeedSchema } from '../seedFrom.ts';
import { oldestTimesSchema, slateStatusSchema } from '../slateStatus.ts';
import { tennisScheduleSchema, tennisTourSchema } from '../tennis.ts';
import { ufcEventSchema } from '../ufcUpcoming.ts';

/**
 * Closed lists of values. None has a value that another one has: in Go, a value is a constant of its package. Lists that overlap
 * are written where they are used.
 */
const LISTS = {
  League: list.leagueSchema,
  GolfTour: list.golfTourSchema,
  IndividualSport: list.individualSportSchema,
  EventStatus: list.eventStatusSchema,
  EventType: list.eventTypeSchema,
  GameModel: list.gameModelSchema,
  PriceFeed: list.priceFeedSchema,
  PickMarket: list.pickMarketSchema,
  PickOutcome: list.outcomeSchema,
  VoidCause: list.voidCauseSchema,
  GameSide: list.gameSideSchema,
  PlayerStatus: list.playerStatusSchema,
  TotalSide: list.totalSideSchema,
  RatedFrom: list.ratedFromSchema,
  CourtSurface: list.surfaceSchema,
  FightMethod: list.fightMethodSchema,
  SetScore: list.setScoreSchema,
  PriceFrom: list.priceFromSchema,
  FightForm: list.formSchema,
  StartStatus: list.startStatusSchema,
  StarterBasis: list.starterBasisSchema,
  PickBasis: list.pickBasisSchema,
  ContestKind: list.contestKindSchema,
  FindingLevel: list.findingLevelSchema,
  LiveStage: live.liveStageSchema,
  RankKind: season.rankKindSchema,
  SeasonCertainty: season.certaintySchema,
  SeasonWaysBy: season.waysBySchema,
} as const;

const GAMES = {
  Team: game.teamSchema,
  Game: gameAnswerSchema,
  ListedGame: listedGameAnswerSchema,
  Score: game.scoreSchema,
  Venue: game.venueSchema,
  Weather: game.weatherSchema,
  Broadcasts: game.broadcastsSchema,
  Availability: game.availabilitySchema,
  SideAvailability: game.sideAvailabilitySchema,
  Starter: game.starterSchema,
  OutList: game.outListSchema,
  Prediction: game.predictionSchema,
  ListedPrediction: game.listedPredictionSchema,
  SimulationData: game.simulationDataSchema,
  ListedSimulationData: game.listedSimulationSchema,
  Recipe: game.recipeSchema,
  BeaconSeed: beaconSeedSchema,
  RuleSeed: ruleSeedSchema,
  OwnForecast: game.ownSchema,
  MarketConsensus: game.consensusSchema,
  WinShares: game.winSharesSchema,
  LineShare: game.lineShareSchema,
  LeftOut: game.leftOutSchema,
  ExpectedMove: expectedMoveSchema,
  PlayerProjection: game.playerStatSchema,
  GamePlayers: gamePlayersSchema,
  GamePlayersRecipe: gamePlayersRecipeSchema,
  PlayerLine: playerLineSchema,
  StatCounts: statCountsSchema,
  PlayersRecipe: playersRecipeSchema,
  GameLive: live.gameLiveSchema,
  LiveClock: live.liveClockSchema,
  LiveFigures: live.liveFiguresSchema,
  LiveChances: live.liveChancesSchema,
  LiveBet: live.liveBetSchema,
  LiveFall: live.liveFallSchema,
  LiveCurve: liveCurveSchema,
  LiveInShort: liveInShortSchema,
  OddsQuote: game.oddsQuoteSchema,
  MoneylinePrices: game.moneylineSchema,
  SpreadPrices: game.spreadPriceSchema,
  TotalPrices: game.totalPriceSchema,
  OddsBoard: oddsBoardSchema,
  PricedGame: boardGameSchema,
  MarketPrices: marketPricesSchema,
} as const;

const EVENTS = {
  IndividualEvent: individualEventSchema,
  Participant: participantSchema,
  EventPick: eventPickSchema,
  EventChances: eventChancesSchema,
  Chance: chanceSchema,
  UfcEvent: ufcEventSchema,
  FightEvent: fightEventSchema,
  Fighter: fighterSchema,
  FighterBook: fighterBookSchema,
  PairPrice: pairPriceSchema,
  PricedBet: pricedBetSchema,
  PreviousStart: previousStartSchema,
  FightPrediction: fightPredictionSchema,
  FightMethods: methodsSchema,
  MethodShares: methodSharesSchema,
  UndercardBout: undercardBoutSchema,
  TwoWayShares: twoWaySharesSchema,
  TwoWayMarket: twoWayMarketSchema,
  BookLeftOut: bookLeftOutSchema,
  GolfTours: golfToursSchema,
  GolfTournament: tourTournamentSchema,
  PredictedGolfTournament: predictedTournamentSchema,
  LikeliestGolfer: likeliestSchema,
  GolfPrediction: golfPredictionSchema,
  GolferChances: golferChancesSchema,
  TennisSchedule: tennisScheduleSchema,
  TennisTour: tennisTourSchema,
  EventLive: event.eventLiveSchema,
  MatchLive: event.matchLiveSchema,
  MatchLiveScore: event.matchScoreSchema,
  MatchLiveFigures: event.matchFiguresSchema,
  FieldLive: field.fieldLiveSchema,
  GolferLive: field.golferLiveSchema,
  GolferLiveFigures: field.golferFiguresSchema,
  MovedGolfer: field.movedGolferSchema,
  EventCurve: eventCurveSchema,
  FieldCurve: field.fieldCurveSchema,
  GolferCurve: field.golferCurveSchema,
  MatchCurve: matchCurveSchema,
  TennisMatch: tennisEventSchema,
  TennisScore: tennisScoreSchema,
  TennisPrediction: tennisPredictionSchema,
  TennisPrice: tennisPriceSchema,
  SetScoreChance: setScoreChanceSchema,
  GamesLine: gamesLineSchema,
  TennisStats: tennisStatsSchema,
} as const;

const CHECKS = {
  CheckRequest: check.checkAskedSchema,
  CheckLeg: check.checkLegSchema,
  CheckAnswer: check.checkAnswerSchema,
  CheckedLeg: check.checkedLegSchema,
  CheckOffer: check.checkOfferSchema,
  CheckWithoutLeg: check.withoutLegSchema,
  CheckRefusal: check.checkRefusalSchema,
} as const;

const RECORD = {
  RecordFile: recordFile,
  RecordRow: recordRowSchema,
  RecordFigures: figures.recordFigures,
  RecordGroup: figures.recordGroup,
  GroupFigures: figures.groupFiguresSchema,
  MarketFigures: figures.marketFigures,
  Estimate: figures.estimateSchema,
  Loss: figures.loss,
  Scores: figures.scores,
  BesideClose: figures.besideClose,
  BesideEspn: figures.besideEspn,
  Closing: figures.closing,
  VoidsOf: figures.voidsOf,
  Expectation: figures.expectation,
  RegradedLines: figures.regradedLines,
  WorstRun: figures.worst,
  Reliability: figures.reliabilitySchema,
  ReliabilityBin: figures.bin,
  EdgeFigures: figures.edgeFigures,
  EdgeRow: figures.edgeRow,
  MoveFigures: moveFiguresSchema,
  HitRate: hitRateSchema,
  LedgerManifest: manifestSchema,
  LedgerHead: ledgerHeadSchema,
  LedgerDay: dayHeadSchema,
  LedgerLine: ledgerLineSchema,
  LedgerReceipts: receiptsSchema,
  WitnessedHead: witnessedHeadSchema,
  HeadReceipt: receiptSchema,
  HeadSignature: signatureSchema,
} as const;

const FOLLOWED = {
  FollowedAnswer: followed.followed.answer,
  FollowedItem: followed.followedItemSchema,
  NextContest: followed.nextContestSchema,
  SaidPrice: followedPriceSchema,
  LastContest: followed.lastContestSchema,
  ShortSeason: followed.shortSeasonSchema,
  ShortGoal: mainGoalSchema,
  NextChange: followed.nextChangeSchema,
  FollowedPlayer: followed.followedPlayerSchema,
  PlayerCount: followed.followedStatSchema,
  PlayerLastGame: followed.lastPlayedSchema,
  PlayerDone: followed.doneStatSchema,
  SeeTonight: followed.seeTonightSchema,
};

const SEASONS = {
  SeasonOdds: season.seasonViewSchema,
  SeasonRecipe: season.seasonRecipeSchema,
  SeasonRules: season.seasonRulesSchema,
  SeasonGoal: season.seasonGoalSchema,
  SeasonTeam: season.seasonTeamSchema,
  SeasonWays: season.seasonWaysSchema,
  SeasonWayGame: season.seasonWayGameSchema,
  SeasonWay: season.seasonWaySchema,
  ExpectedWins: season.expectedSchema,
  SeasonGame: season.seasonGameSchema,
  SeasonHinge: season.hingeSchema,
  HingeShare: season.hingeShareSchema,
  SeasonPools: pools.seasonPoolsSchema,
  SurvivorPool: pools.survivorPoolSchema,
  SurvivorStep: pools.survivorStepSchema,
  SurvivorTeam: pools.survivorTeamSchema,
  ConfidencePool: pools.confidencePoolSchema,
  ConfidencePick: pools.confidencePickSchema,
  PoolPoints: pools.poolPointsSchema,
  SeasonInputs: inputs.seasonInputsSchema,
  PlayedGames: inputs.playedGamesSchema,
  GamesLeft: inputs.gamesLeftSchema,
  TeamStrengths: inputs.strengthsSchema,
  GoalStrengths: inputs.goalStrengthsSchema,
  SeasonHistory: seasons.seasonHistorySchema,
  SeasonDay: seasons.seasonDaySchema,
} as const;

/** Schemas with their own names in openapi.json, which are the names of types in generated clients. */
export const NAMED_SCHEMAS = {
  ErrorAnswer: errorSchema,
  ...LISTS,
  ...GAMES,
  ...EVENTS,
  ...CHECKS,
  ...RECORD,
  ...FOLLOWED,
  ...SEASONS,
  SlateStatus: slateStatusSchema,
  OldestTimes: oldestTimesSchema,
  PlatformStats: platformStatsSchema,
  Health: healthSchema,
  Finding: findingSchema,
} as const;
