import { golfOutcomeSchema } from '#contract/events/outcomes.ts';
import { type GolfFigures, golfBefore, golfFigures } from '#domain/live/eventFigures.ts';
import { isUnplayed } from '#domain/live/golfState.ts';
import type { GolfInputs } from '#engine/golf/inputs.ts';
import { golfLive } from '#engine/live/golf/golfLive.ts';
import type { LiveEvents, PublishedEvent } from './begunEvent.ts';

/** A leaderboard is read every five minutes: two that are missed, and one minute. */
const SILENT_MS = 11 * 60_000;

function golfSaid({ inputs, outcome }: PublishedEvent): GolfFigures | undefined {
  const read = golfOutcomeSchema.safeParse(outcome);
  // The model checks its inputs itself.
  return read.success ? golfBefore(read.data, (inputs as GolfInputs).rounds) : undefined;
}

/** Tournaments of a field: from the first hole on the rest is said by its leaderboard. */
export const LIVE_GOLF: LiveEvents = {
  silentMs: SILENT_MS,
  before: golfSaid,
  begin: (published) => {
    const before = golfSaid(published);
    if (!before) return undefined;
    const inputs = published.inputs as GolfInputs;
    const live = golfLive(inputs, published.seed, 1);
    return {
      before,
      after: (_, state) => {
        if (state.sport !== 'golf') return undefined;
        const isStart = isUnplayed(state) && state.players.every(({ out }) => out === undefined);
        // Nobody has played or left: what was published, to the last digit.
        if (isStart && state.players.length === inputs.players.length) return before;
        return golfFigures(live.after(state), inputs.rounds);
      },
    };
  },
};
