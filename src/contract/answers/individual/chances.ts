import type { FightCard } from '#domain/events/fightCard.ts';
import type { RaceEvent } from '#domain/events/race.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import { topShares, winShares } from '#domain/outcomes/race.ts';
import { winShare } from '#domain/outcomes/tennis.ts';
import type { Dated } from '../../asOf.ts';

/** One participant's chances: shares of simulated runs, 0–1. */
interface Chance {
  readonly name: string;
  readonly win: number;
  /** Finishes among the first three or five; races only. */
  readonly top3?: number | undefined;
  readonly top5?: number | undefined;
}

/** Everyone's chances in an event, the likeliest winner first. `asOf` is when they were computed. */
export interface EventChances extends Dated {
  /** Simulated runs. */
  readonly runs: number;
  readonly chances: readonly Chance[];
}

const two = (a: string, b: string, share: number): Chance[] => [
  { name: a, win: share },
  { name: b, win: 1 - share },
];

/** Chances in the main event, without draws. */
function fightChances({ bouts: [main] }: FightCard): Chance[] {
  if (!main?.prediction) return [];
  return two(main.a.name, main.b.name, decisiveWinShare(main.prediction.outcome, 'a'));
}

const matchChances = ({ a, b, prediction }: TennisMatch): Chance[] =>
  prediction ? two(a.name, b.name, winShare(prediction.outcome)) : [];

function raceChances({ prediction }: RaceEvent): Chance[] {
  if (!prediction) return [];
  const { outcome } = prediction;
  const [wins, top3, top5] = [winShares(outcome), topShares(outcome, 3), topShares(outcome, 5)];
  return outcome.entrants.map(({ driver }, at) => ({
    name: driver,
    win: wins[at] ?? 0,
    top3: top3[at],
    top5: top5[at],
  }));
}

function chancesOf(event: SportEvent): Chance[] {
  if (event.kind === 'fights') return fightChances(event);
  if (event.kind === 'match') return matchChances(event);
  return event.kind === 'race' ? raceChances(event) : [];
}

/** Undefined if nothing was simulated. Golf's chances have their own endpoint. */
export function eventChances(event: SportEvent): EventChances | undefined {
  const made = event.kind === 'fights' ? event.bouts[0]?.prediction : event.prediction;
  const chances = chancesOf(event);
  if (!made || chances.length === 0) return undefined;
  return {
    runs: made.recipe.iterations,
    asOf: made.asOf,
    chances: chances.toSorted((one, other) => other.win - one.win),
  };
}
