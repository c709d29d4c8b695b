import { clamp, sum } from '#domain/numbers/numbers.ts';
import type { HazardShape } from '#engine/fights/ratingTypes.ts';
import type { FileFight } from './ufcRow.ts';

const HALVES = 10;
/** Finishes at the pooled rate that every rate starts with. */
const PSEUDO = 5;
const CAUSES = ['knockout', 'submission'] as const;

type Cause = (typeof CAUSES)[number];

/** Events and half minutes at risk, by round or by half minute of the round. */
interface Counts {
  readonly events: number[];
  readonly risk: number[];
}

/**
 * Baseline hazards of three- and five-round fights: occurrences over exposure, as in a life table, by round and by
 * half minute of the round (the two multiply). Rounds are shrunk to the mean of their length, the profile to flat.
 * Fights without a time are left out. Source: Kalbfleisch and Prentice (2002), "The statistical analysis of failure
 * time data", §8.2 (cause-specific hazards).
 */
export function fitHazards(fights: readonly FileFight[]): Readonly<Record<string, HazardShape>> {
  const timed = fights.filter(
    ({ minutes, method, winner }) =>
      minutes !== undefined && method !== 'other' && winner !== 'draw',
  );
  return Object.fromEntries([3, 5].map((rounds) => [rounds, shapeOf(timed, rounds)]));
}

function shapeOf(fights: readonly FileFight[], rounds: number): HazardShape {
  const long = fights.filter((fight) => fight.rounds === rounds);
  const byRound = (cause: Cause): number[] =>
    rates(count(long, cause, rounds, (bin) => Math.floor(bin / HALVES)));
  // Both lengths are pooled within a round: there are too few five-round fights.
  const within = (cause: Cause): number[] => {
    const counts = count(fights, cause, HALVES, (bin) => bin % HALVES);
    const profile = rates(counts);
    const mean = sum(profile) / HALVES;
    return profile.map((rate) => rate / mean);
  };
  return {
    koRound: byRound('knockout'),
    koHalf: within('knockout'),
    subRound: byRound('submission'),
    subHalf: within('submission'),
  };
}

function count(
  fights: readonly FileFight[],
  cause: Cause,
  length: number,
  placeOf: (bin: number) => number,
): Counts {
  const events = Array.from({ length }, () => 0);
  const risk = Array.from({ length }, () => 0);
  const add = (to: number[], bin: number): void => {
    const place = placeOf(bin);
    to[place] = (to[place] ?? 0) + 1;
  };
  for (const { method, minutes = 0, rounds } of fights) {
    const bins = rounds * HALVES;
    const finished = method !== 'decision';
    const last = finished ? halfMinute(minutes, bins) : bins - 1;
    for (let bin = 0; bin <= last; bin++) add(risk, bin);
    if (method === cause) add(events, last);
  }
  return { events, risk };
}

/** The half minute in which a fight ended: 0:30 of a round still belongs to its first. */
export const halfMinute = (minutes: number, bins: number): number =>
  clamp(Math.ceil(minutes * 2 - 1e-9) - 1, 0, bins - 1);

function rates({ events, risk }: Counts): number[] {
  // If there are no finishes at all: one in a thousand half minutes.
  const pooled = Math.max(0.001, sum(events) / Math.max(1, sum(risk)));
  return events.map((n, place) => (n + PSEUDO) / ((risk[place] ?? 0) + PSEUDO / pooled));
}
