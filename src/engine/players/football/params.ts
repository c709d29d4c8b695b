import type { FootballPosition } from './box.ts';

export type ByFootballPosition<Value> = Readonly<Record<FootballPosition, Value>>;

/** Parts of a linear figure of the run: at the usual game, per 10 points of his side and of the other, per passing and rushing touchdown, per 10 points of margin either way. */
export type ScriptTerms = readonly number[];

/** Squared coefficient of variation of a player's share of the ball: fixed, per expected ball, per game known of him. */
export type ShareSpread = readonly [fixed: number, perBall: number, perUnknown: number];

/** What `fit` estimates from the seasons before: see src/lab/players/football. */
export interface FootballParams {
  /** How points are scored: a side's expected touchdowns of the offense, other touchdowns, field goals, safeties; chances of a try. */
  readonly scoring: {
    readonly offense: number;
    readonly returned: number;
    readonly fieldGoals: number;
    readonly safeties: number;
    readonly kick: number;
    readonly two: number;
  };
  /** Given the script: passes and runs of a side; the share that are passes; factors of what is expected. */
  readonly script: {
    readonly plays: ScriptTerms;
    readonly passing: ScriptTerms;
    readonly completing: ScriptTerms;
    readonly gaining: ScriptTerms;
    readonly rushing: ScriptTerms;
    readonly intercepted: ScriptTerms;
    readonly sacked: ScriptTerms;
    readonly fumbles: ScriptTerms;
  };
  /** Share of passes with a target; of targets and carries that go to nobody in the squad. */
  readonly targeted: number;
  readonly restTargets: number;
  readonly restCarries: number;
  /** Dispersion of a side's plays (negative binomial) and concentration of its share of passes (beta). */
  readonly playsDispersion: number;
  readonly passingConcentration: number;
  /** What each play more than expected adds to the share of passes, and each pass or carry more to the factors of catches, yards and runs. */
  readonly more: {
    readonly passing: number;
    readonly completing: number;
    readonly gaining: number;
    readonly rushing: number;
  };
  /** Chance that who starts at quarterback does not end the game. */
  readonly leaves: number;
  /** Chance that anybody else leaves after a part of the game. */
  readonly leavesEarly: ByFootballPosition<number>;
  readonly targetSpread: ByFootballPosition<ShareSpread>;
  readonly carrySpread: ByFootballPosition<ShareSpread>;
  /** Gamma shape of one catch's and one run's yards, which begin below 0. */
  readonly catchShape: ByFootballPosition<number>;
  readonly carryShape: ByFootballPosition<number>;
  /** Part of what a side's catches gain together beyond expectation that stays, 0 to 1: 1 if receivers' yards have nothing to do with each other. */
  readonly gainsTogether: number;
  /** A position's own share of targets and carries. */
  readonly targetGroup: ByFootballPosition<number>;
  readonly carryGroup: ByFootballPosition<number>;
  readonly priors: ByFootballPosition<Priors>;
  /** Chance to play by the final injury report; "" is who is on none. */
  readonly chances: Readonly<Record<string, number>>;
}

/** What is expected of somebody of a position of whom nothing is known. */
export interface Priors {
  /** Share of snaps by place on the depth chart: first, second, third and lower, not told. */
  readonly snaps: readonly [number, number, number, number];
  /** Share of the side's targets and carries if he played every snap. */
  readonly targets: number;
  readonly carries: number;
  readonly catching: number;
  readonly catchYards: number;
  readonly catchTouchdowns: number;
  readonly carryYards: number;
  readonly carryTouchdowns: number;
}
