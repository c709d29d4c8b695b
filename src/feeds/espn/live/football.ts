import type { FootballState, LiveSide } from '#domain/live/gameState.ts';
import { periodOf, secondsLeft } from './clock.ts';
import type { LiveShape } from './schema.ts';

const within = (value: number | undefined, least: number, most: number): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined;

function sideOf(id: string | undefined, { home, away }: LiveShape): LiveSide | undefined {
  if (id === undefined || home.team.id === away.team.id) return undefined;
  if (id === home.team.id) return 'home';
  return id === away.team.id ? 'away' : undefined;
}

/**
 * Yards from the ball to the goal that a side attacks, from the ball's place in words: "IND 39" is on Indianapolis's half. The number
 * `yardLine` beside it counts from one goal in one league and from the other in another, so it is not read.
 */
function yardsToGoal(shape: LiveShape, possession: LiveSide): number | undefined {
  const { possessionText, downDistanceText } = shape.situation ?? {};
  const words = possessionText ?? / at (.+)$/.exec(downDistanceText ?? '')?.[1] ?? '';
  const [, half, yards] = /^(?:(\S+) )?(\d{1,2})$/.exec(words) ?? [];
  const from = within(Number(yards), 1, 50);
  if (from === undefined) return undefined;
  if (from === 50) return 50;
  const own = shape[possession].team.abbreviation;
  const others = shape[possession === 'home' ? 'away' : 'home'].team.abbreviation;
  if (half === undefined || own === others) return undefined;
  if (half === own) return 100 - from;
  return half === others ? from : undefined;
}

/** Score and clock, and of possession, down, place and time-outs what is told. */
export function footballState(shape: LiveShape): FootballState | undefined {
  const { status, situation, score, between } = shape;
  const period = periodOf(status);
  const left = secondsLeft(status, between);
  if (period === undefined || left === undefined) return undefined;
  const possession = sideOf(situation?.possession, shape);
  const yards = possession && yardsToGoal(shape, possession);
  const down = within(situation?.down, 1, 4);
  const distance = down && within(situation?.distance, 1, 99);
  const homeTimeouts = within(situation?.homeTimeouts, 0, 3);
  const awayTimeouts = within(situation?.awayTimeouts, 0, 3);
  return {
    sport: 'football',
    ...score,
    period,
    secondsLeft: left,
    ...(possession && { possession }),
    ...(down !== undefined && possession && yards !== undefined && { down }),
    ...(distance !== undefined && possession && yards !== undefined && { distance }),
    ...(yards !== undefined && { yardsToGoal: yards }),
    ...(homeTimeouts !== undefined && { homeTimeouts }),
    ...(awayTimeouts !== undefined && { awayTimeouts }),
  };
}
