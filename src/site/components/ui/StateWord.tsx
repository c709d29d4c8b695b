import { isClosed } from '#domain/game/freshness.ts';
import { stateFromStart, type ToldState } from '#domain/game/stateText.ts';
import type { Instant } from '#domain/time/time.ts';

interface Props {
  readonly told: ToldState;
  readonly now: Instant;
}

/** Whether one has begun, ended or is off. */
const hasState = ({ status, start }: ToldState, now: Instant): boolean =>
  isClosed({ status, gameTime: new Date(start).toISOString() }, now);

/**
 * The state of a game or event from its start on, inside an element with the page's clock attributes: the clock shows it and
 * keeps its word (client/gameClock.ts).
 */
export const StateWord = ({
  told,
  now,
  className,
}: Props & { readonly className?: string | undefined }) => (
  <span className={className} data-when="closed" data-state-word="" hidden={!hasState(told, now)}>
    {stateFromStart(told, now)}
  </span>
);
