import type { League } from '../leagues/league.ts';
import type { SeasonPools } from './pools/pool.ts';

/** A league's season as its pages show it and the API answers it: made once a day from the published counts. */
export interface SeasonView {
  readonly league: League;
  readonly season: number;
  /** "2026", "2026–27". */
  readonly seasonName: string;
  /** When the odds were made, ISO 8601 in UTC, and the Eastern day they stand for. */
  readonly asOf: string;
  readonly day: string;
  readonly sample: boolean;
  readonly recipe: SeasonRecipe;
  readonly format: {
    readonly goals: readonly {
      readonly id: string;
      readonly name: string;
      readonly verb: string;
      readonly bad?: boolean | undefined;
    }[];
    readonly rounds: readonly string[];
    readonly rank: 'seed' | 'place';
    readonly tieBreaks: readonly string[];
    readonly source: string;
    readonly approximation?: string | undefined;
  };
  /** By conference (one named "" without any), best first in each. */
  readonly teams: readonly SeasonTeam[];
  /** The games of the next two weeks, soonest first: what a reader may set. */
  readonly games: readonly SeasonGame[];
  /** What this week's games change, the biggest first; only where the difference is more than luck. */
  readonly hinges: readonly Hinge[];
  /** Seasons that the odds of a week ago were from; absent if there were none. */
  readonly runsBefore?: number | undefined;
  /** What pools need, counted in the same seasons; absent of odds that were made without them. */
  readonly pools?: SeasonPools | undefined;
}

export interface SeasonRecipe {
  readonly engineVersion: string;
  /** Eight hex digits. */
  readonly seed: string;
  readonly runs: number;
  /** SHA-256 of the inputs' canonical JSON, hex. */
  readonly inputsHash: string;
  /** Where the inputs are. */
  readonly inputsPath: string;
  /** SHA-256 of the counts' canonical JSON without the hinges (`hinges` is an empty list), hex: what another run has to give. */
  readonly countsHash: string;
}

export interface SeasonTeam {
  /** Rating key, and its place in the inputs. */
  readonly key: string;
  readonly number: number;
  readonly name: string;
  readonly shortName: string;
  readonly abbreviation: string;
  readonly color?: string | undefined;
  readonly logoUrl?: string | undefined;
  readonly conference: string;
  readonly division: string;
  /** "8–3", "8–3–1", "12–4–3"; points where the table counts them. */
  readonly record: string;
  readonly played: number;
  readonly left: number;
  readonly points?: number | undefined;
  /** Points that the league took, which are off already; absent: none. */
  readonly deducted?: number | undefined;
  /** On the ratings' scale relative to the league's mean; what it changed since a week ago. */
  readonly rating: number;
  readonly ratingSd: number;
  readonly ratingChange?: number | undefined;
  /** Expected wins (points in soccer and hockey) and the middle 80 %. */
  readonly expected: { readonly mean: number; readonly low: number; readonly high: number };
  /** Share of seasons by goal, 0–1, in the format's order. */
  readonly odds: readonly number[];
  /** The same a week ago; absent: none was published. */
  readonly oddsBefore?: readonly number[] | undefined;
  /** How sure a goal is, in the format's order: proved by exact reasoning, or only seen in every run or in none. */
  readonly certain: readonly (Certainty | null)[];
  /** Share of seasons by seed or place, from 1. */
  readonly ranks: readonly number[];
  /** Share of seasons in which it plays in each round, and wins it all. */
  readonly reached: readonly number[];
  /** Its results of the last seven days in short: "lost to BUF 17–20". */
  readonly lately: readonly string[];
  /** What its own games left decide: in the last three weeks of the regular season, for a team that still plays. */
  readonly ways?: SeasonWays | undefined;
}

/** A team's odds by what its own games left come to. */
export interface SeasonWays {
  /** byResult: by each of them; byGain: by what it adds to its wins (points in soccer and hockey). */
  readonly by: 'byResult' | 'byGain';
  /** Its games left, the soonest first. */
  readonly games: readonly SeasonWayGame[];
  /** Best first; what only a few seasons took is left out. */
  readonly ways: readonly SeasonWay[];
}

export interface SeasonWayGame {
  /** Place of the opponent in the inputs' teams. */
  readonly against: number;
  readonly atHome: boolean;
  readonly neutral: boolean;
}

interface SeasonWay {
  /** A letter a game, W, D or L: "WWL"; or the wins or points that are added: "7". */
  readonly way: string;
  /** Seasons that took it. */
  readonly runs: number;
  /** Share of these by goal, 0–1, in the format's order. */
  readonly odds: readonly number[];
}

export type Certainty = 'clinched' | 'eliminated' | 'everyRun' | 'noRun';

export interface SeasonGame {
  /** Place in the inputs' `left`. */
  readonly game: number;
  /** Our own number: the {id} of /game/{id}; absent until it is on a slate. */
  readonly id?: number | undefined;
  /** Places of the sides in the inputs' teams. */
  readonly home: number;
  readonly away: number;
  /** ISO 8601 in UTC. */
  readonly gameTime: string;
  readonly timeKnown: boolean;
  readonly neutral: boolean;
  readonly homeWin: number;
  readonly draw: number;
  /** Whether the share is the game page's. */
  readonly published: boolean;
}

/** What one game changes for one team. */
export interface Hinge {
  readonly game: number;
  readonly team: number;
  /** Place in the format's goals. */
  readonly goal: number;
  /** The team's odds of the goal by the game's result, with the runs each rests on; draw absent where there is none. */
  readonly home: HingeShare;
  readonly draw?: HingeShare | undefined;
  readonly away: HingeShare;
}

export interface HingeShare {
  readonly share: number;
  readonly runs: number;
}
