import { tennisOutcomeSchema } from '#contract/events/outcomes.ts';
import { type EventFigures, tennisBefore, tennisFigures } from '#domain/live/eventFigures.ts';
import type { LiveEventSport } from '#domain/live/eventState.ts';
import { gamesPlayedNow, type TennisState } from '#domain/live/tennisState.ts';
import { beginMatch } from '#engine/live/tennis/tennisLive.ts';
import type { TennisInputs } from '#engine/tennis/inputs.ts';
import type { Tool } from '#wiring';
import { SILENT_MS } from '../silence.ts';
import type { BegunEvent, LiveEvents, PublishedEvent } from './begunEvent.ts';
import { LIVE_GOLF } from './golf.ts';

function endedMatch(state: TennisState): EventFigures {
  const { winner, retired, sets } = state;
  const won = winner === 'a' ? 1 : 0;
  if (retired) return tennisFigures(won, []);
  const need = sets.filter(([a, b]) => (winner === 'a' ? a > b : b > a)).length;
  const lost = sets.length - need;
  const place = winner === 'a' ? lost : 2 * need - 1 - lost;
  return tennisFigures(
    won,
    Array.from({ length: 2 * need }, (_, at) => (at === place ? 1 : 0)),
  );
}

function tennisSaid({ outcome }: PublishedEvent): EventFigures | undefined {
  const read = tennisOutcomeSchema.safeParse(outcome);
  return read.success ? tennisBefore(read.data) : undefined;
}

const TENNIS: LiveEvents = {
  silentMs: SILENT_MS,
  before: tennisSaid,
  begin: (published) => {
    const before = tennisSaid(published);
    if (!before) return undefined;
    // The model checks its inputs itself.
    const match = beginMatch(published.inputs as TennisInputs);
    return {
      before,
      after: (stage, state) => {
        if (state.sport !== 'tennis') return undefined;
        if (stage === 'ended') return endedMatch(state);
        const [a, b] = state.points ?? [0, 0];
        // Nothing has happened: what was published, to the last digit.
        if (gamesPlayedNow(state) + a + b === 0) return before;
        const { win, setScores } = match.after(state);
        return tennisFigures(win, setScores);
      },
    };
  },
};

/** The sports whose events' rest is said. */
export const LIVE_EVENTS: Readonly<Record<LiveEventSport, LiveEvents>> = {
  tennis: TENNIS,
  golf: LIVE_GOLF,
};

/** Events that this process has prepared, by prediction: its next look need not prepare them again. Undefined: nothing is said of it. */
export const begunEvents: Tool<Map<number, BegunEvent | undefined>> = () => new Map();
