import type { EventState } from './eventState.ts';
import type { LiveStage } from './liveStage.ts';

/** What a feed tells of one event at one time. */
export interface EventTold {
  /** The feed's id of the event, as the slate has it. */
  readonly sourceId: string;
  readonly stage: LiveStage;
  /** The feed's words: "3rd Set". */
  readonly detail: string;
  /** The two who play, in the order of the state; absent of a field. */
  readonly names?: readonly [a: string, b: string] | undefined;
  /** Absent before the start, and where the feed's score is not understood. */
  readonly state?: EventState | undefined;
}
