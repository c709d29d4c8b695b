import type { PlayerStatus } from '../players/status.ts';
import type { Consensus } from '../prices/market.ts';
import type { OwnForecast } from '../prices/ownForecast.ts';
import type { ScoreGrid } from './scoreGrid.ts';
import type { SeedFrom } from './seedFrom.ts';

/** Projected line of one player, from the same simulated games. */
export interface ProjectedPlayerStat {
  readonly playerId: string;
  readonly playerName: string;
  readonly position: string;
  readonly team: 'home' | 'away';
  /** Percentage of the simulated games in which he plays, 0–100. */
  readonly confidence: number;
  readonly projectionBasis: string;
  readonly gamesPlayed?: number | undefined;
  readonly gamesStarted?: number | undefined;
  readonly minutesPlayed?: number | undefined;
  /** Stat name → projected mean, e.g. { points: 24.1 }. */
  readonly stats: Readonly<Record<string, number>>;
  /** Stat name → floor and ceiling: a fifth of the simulated games in which he plays end at or below the one, four fifths at or below the other. Of drawn lines alone. */
  readonly ranges?: Readonly<Record<string, readonly [floor: number, ceiling: number]>> | undefined;
  /** Share of the simulated games in which he plays, 0 to 1; the stats are of those. Of drawn lines alone. */
  readonly plays?: number | undefined;
  /** The last report's word; absent: on no report. */
  readonly status?: PlayerStatus | undefined;
}

/** The simulation's figures, with the specification's names. Percentages are 0–100. */
export interface SimulationData {
  readonly iterations: number;
  /** Simulated wins of the home side; the rest were draws. */
  readonly homeWins: number;
  readonly awayWins: number;
  /** The most frequent score, away first. */
  readonly mostLikelyScore: readonly [away: number, home: number];
  /** % of the decided runs in which `spreadSide` covers the market's spread, pushes left out; absent without a line. */
  readonly spreadConfidence?: number | undefined;
  /** The side that covers more often (`spreadCall`). */
  readonly spreadSide?: 'home' | 'away' | undefined;
  /** % of all runs that land on the line, for neither side. */
  readonly spreadPush?: number | undefined;
  /** % of the decided runs in which `totalSide` of the market's total wins, pushes left out; absent without a line. */
  readonly totalConfidence?: number | undefined;
  readonly totalSide?: 'over' | 'under' | undefined;
  readonly totalPush?: number | undefined;
  /** Agreement of our model alone with the de-vigged moneyline, %: 100 − |difference of home win probability in points|. */
  readonly marketConsensus?: number | undefined;
  /** Every simulated score: the source of all other figures on a page. */
  readonly grid: ScoreGrid;
}

/**
 * Everything needed to run the same simulation again and get the same digits. The inputs are plain JSON in their model's own
 * shape, which the engine checks.
 */
export interface Recipe<Inputs = Readonly<Record<string, unknown>>> {
  readonly engineVersion: string;
  /** Model in the registry, e.g. "football". */
  readonly model: string;
  /** 8 hex digits: the stream of this game. */
  readonly seed: string;
  /** Where the seed comes from; absent on predictions made before it was said. */
  readonly seedFrom?: SeedFrom | undefined;
  readonly iterations: number;
  /** The model's complete inputs; the model's header has keys and units. */
  readonly inputs: Inputs;
  /** Notes such as "Leeds United is new to the ratings: starts at the level of promoted clubs, wide range". */
  readonly notes: readonly string[];
  /** What the model knew before it answered (`Origin`, `FightOrigin`, `MatchOrigin`, `TournamentOrigin`, `RaceOrigin`), which the engine checks. Absent on predictions of engines before 0.4. */
  readonly origin?: Readonly<Record<string, unknown>> | undefined;
}

/** Which ratings were used: those that learn from past closing lines and results, or those from results alone. */
export type RatedFrom = 'lines' | 'results';

export interface Prediction {
  readonly id: number;
  /**
   * % of simulated games, 0–100. Home + away + draw = 100. In leagues without draws, half of the simulated ties count for each
   * side.
   */
  readonly homeWinProbability: number;
  readonly awayWinProbability: number;
  readonly drawProbability: number;
  /** 0–100: simulated share of the predicted winner (decisive games), see summary.ts. */
  readonly confidenceRating: number;
  /** Home handicap of the prediction: away mean − home mean, in points (negative: home is favored). */
  readonly spread: number;
  /** Mean of home + away points. */
  readonly total: number;
  readonly predictedHomeScore: number;
  readonly predictedAwayScore: number;
  /** Our model's own forecast, before the market. No return or stake is ever computed from it. */
  readonly own?: OwnForecast | undefined;
  /** The market that anchors the simulated games; absent while no book quotes the game. */
  readonly anchor?: Consensus | undefined;
  /** False if the ratings do not know a side: such a prediction is never used to judge anything. */
  readonly bothRated?: boolean | undefined;
  /** Day of the last result its ratings learned from, YYYY-MM-DD. */
  readonly learnedTo?: string | undefined;
  /** Absent on predictions of engines before 0.2. */
  readonly ratedFrom?: RatedFrom | undefined;
  readonly projectedPlayerStats?: readonly ProjectedPlayerStat[] | undefined;
  readonly simulationData: SimulationData;
  readonly recipe: Recipe;
  /** When it was computed, ISO 8601 in UTC. */
  readonly asOf: string;
}
