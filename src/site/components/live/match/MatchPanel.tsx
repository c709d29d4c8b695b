import type { EventCurve } from '#contract/live/eventCurve.ts';
import type { EventLive } from '#contract/live/eventLive.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { lastNames } from '#domain/fights/lastName.ts';
import { LiveFrame } from '../LiveFrame.tsx';
import { matchPicture } from './matchCurve.ts';
import { type MatchOf, matchView } from './matchView.ts';

/** What a page knows of its event as it is played, or was. */
export interface EventShown {
  readonly live: EventLive;
  /** Absent before its first state. */
  readonly curve?: EventCurve | undefined;
}

interface Props {
  readonly id: number;
  readonly match: Pick<TennisMatch, 'startTime'>;
  /** The two of the forecast, A first. */
  readonly names: readonly [a: string, b: string];
  /** Undefined before the first look at it. */
  readonly shown: EventShown | undefined;
}

/** A match as it is played: score by sets, chance now beside the chance before, the curve, and the set scores to come. */
export function MatchPanel({ id, match, names, shown }: Props) {
  const [a, b] = lastNames(...names);
  const of: MatchOf = { a, b };
  return (
    <LiveFrame
      view={shown && matchView(shown.live, of)}
      picture={shown?.curve && matchPicture(shown.curve, of)}
      of={{ away: a, home: b }}
      each="set"
      stage={shown?.live.stage}
      marks={{
        'data-live': id,
        'data-live-match': JSON.stringify(of),
        'data-live-from': match.startTime,
      }}
      again={false}
    />
  );
}
