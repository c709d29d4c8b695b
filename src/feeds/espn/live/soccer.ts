import type { SoccerState } from '#domain/live/gameState.ts';
import { minutesPlayed, periodOf } from './clock.ts';
import type { LiveCompetitor, LiveShape } from './schema.ts';

const HALF = 45;
const WHOLE = 90;
const MOST_SENT_OFF = 11;

function sentOff({ team }: LiveCompetitor, { happenings }: LiveShape): number {
  if (team.id === undefined) return 0;
  const cards = happenings.filter(
    ({ redCard, shootout, team: of }) => redCard && !shootout && of?.id === team.id,
  );
  return Math.min(cards.length, MOST_SENT_OFF);
}

/** Score, half, minute and added time, and who was sent off. Half-time is the start of the second half; the rest before extra time is after 90 minutes. */
export function soccerState(shape: LiveShape, isOver: boolean): SoccerState | undefined {
  const { status, score, between } = shape;
  const told = periodOf(status);
  if (told === undefined) return undefined;
  const reds = { homeReds: sentOff(shape.home, shape), awayReds: sentOff(shape.away, shape) };
  const common = { sport: 'soccer', ...score, ...reds } as const;
  if (isOver) return { ...common, period: 2, minute: WHOLE };
  const clock = minutesPlayed(status);
  if (between && told <= 2) {
    const isRegulation = clock !== undefined && clock.minute >= WHOLE;
    return { ...common, period: 2, minute: isRegulation ? WHOLE : HALF };
  }
  if (!clock || told > 2) return undefined;
  const [from, to] = told === 1 ? [0, HALF] : [HALF, WHOLE];
  const minute = Math.min(Math.max(clock.minute, from), to);
  // A clock that runs on, "47'" in the first half, is added time.
  const added = clock.added ?? (clock.minute > to ? clock.minute - to : undefined);
  return {
    ...common,
    period: told,
    minute,
    ...(added !== undefined && minute === to && { added }),
  };
}
