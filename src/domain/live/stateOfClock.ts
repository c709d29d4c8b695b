import type { Sport } from '../leagues/league.ts';
import type { LiveScore } from './liveFigures.ts';

/** The parts of an answer's clock that a state has as they are. */
const SAME = [
  'secondsLeft',
  'minute',
  'added',
  'bottom',
  'outs',
  'bases',
  'down',
  'distance',
  'yardsToGoal',
  'homeTimeouts',
  'awayTimeouts',
  'homeSkaters',
  'awaySkaters',
  'homeReds',
  'awayReds',
] as const;

/**
 * A state as it was before `clockOf`: what an answer says of a game, for the engine. Whether it is one is the engine's to say, which
 * refuses it field by field.
 */
export function stateOfClock(
  sport: Sport,
  { home, away }: LiveScore,
  clock: Readonly<Record<string, unknown>>,
): object {
  const { period, ball } = clock;
  const known = SAME.filter((name) => clock[name] !== undefined);
  return {
    sport,
    home,
    away,
    ...(sport === 'baseball' ? { inning: period } : { period }),
    ...Object.fromEntries(known.map((name) => [name, clock[name]])),
    ...(ball !== undefined && { possession: ball }),
  };
}
