import type { Recipe } from '#domain/game/prediction.ts';
import type { RerunAbout } from '#domain/rerun/about.ts';
import type { Knob } from '#domain/rerun/knob.ts';
import type { RerunnableFigures } from '#domain/rerun/rerunnable.ts';
import type { KnobSettings, ShownWhatIf } from '#domain/rerun/shown/shown.ts';
import type { Blocks } from '#engine/blocks.ts';

/** Request to play some blocks of a recipe, as published or with moved knobs. Moving them may need counts. */
interface PlayAsked {
  readonly ask: 'play';
  readonly recipe: Recipe<unknown>;
  readonly blocks: Blocks;
  readonly settings?: KnobSettings | undefined;
  readonly published?: unknown;
}

/** Request to merge the parts of the published simulation and give all its figures. */
interface SayAsked {
  readonly ask: 'say';
  readonly recipe: Recipe<unknown>;
  readonly about: RerunAbout;
  readonly parts: readonly unknown[];
}

/** Request to merge the parts of a simulation and show it as a what-if. */
interface ShowAsked {
  readonly ask: 'show';
  readonly about: RerunAbout;
  readonly parts: readonly unknown[];
  readonly settings: KnobSettings;
  readonly published: unknown;
}

export type RerunRequest = PlayAsked | SayAsked | ShowAsked;

export interface SaidAnswer {
  readonly outcome: unknown;
  readonly said: RerunnableFigures;
  readonly knobs: readonly Knob[];
  /** What the knobs mean. */
  readonly note: string;
}

/** What a worker sends: how many runs are played so far, an answer, or why there is none. */
export type WorkerMessage =
  | { readonly played: number }
  | { readonly answer: unknown }
  | { readonly refused: string };

/** The answer of each question. */
export interface RerunAnswers {
  /** The counts of the blocks. */
  readonly play: unknown;
  readonly say: SaidAnswer;
  readonly show: ShownWhatIf;
}
