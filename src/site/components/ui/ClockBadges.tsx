import type { ToldState } from '#domain/game/stateText.ts';
import { type Instant, isToday } from '#domain/time/time.ts';
import { StateWord } from './StateWord.tsx';

interface Props {
  readonly told: ToldState;
  readonly now: Instant;
}

/** TODAY, and the state from the start on, of an event inside an element with the page's clock attributes. */
export const ClockBadges = ({ told, now }: Props) => (
  <>
    <span className="badge today" data-when="today" hidden={!isToday(told.start, now)}>
      TODAY
    </span>
    <StateWord told={told} now={now} className="badge live" />
  </>
);
