import { mean, sum } from '#domain/numbers/numbers.ts';
import { isBeyondChance } from '../metrics/beyondChance.ts';
import { type BootstrapInterval, pairedInterval } from '../metrics/bootstrap.ts';
import type { PairCall, PairCells } from './cells.ts';
import { legShares, phiScale, togetherSaid, togetherSeen } from './phi.ts';
import type { ParlayWalk } from './walk.ts';

/** A tenth of the games: mean published share, the share seen, its standard error, and games. */
interface Decile {
  readonly said: number;
  readonly seen: number;
  readonly error: number;
  readonly games: number;
}

/** How a pair's joint share, as published, met the results. */
export interface PairReport {
  readonly league: string;
  readonly seasons: string;
  readonly pair: string;
  readonly games: number;
  /** Mean share of both legs winning: published, and seen. */
  readonly said: number;
  readonly seen: number;
  /** Phi coefficient of the two legs given their own shares: published, and of the results with its 95 % interval. */
  readonly phiSaid: number;
  readonly phiPlain: number;
  readonly phiSeen: BootstrapInterval;
  /** Mean log loss of the four cells, nats; and how much it is above independent legs with the same shares. */
  readonly logLoss: number;
  readonly beyondIndependence: BootstrapInterval;
  /** The same without the mending. */
  readonly plainBeyond: number;
  /** Ten bins by published share. */
  readonly deciles: readonly Decile[];
}

const BINS = 10;
/** What a decile may miss by, 0–1. */
export const MAY_MISS = 0.02;

const independent = (call: PairCall): PairCells => {
  const [p, q] = legShares(call);
  return [p * q, p * (1 - q), (1 - p) * q, (1 - p) * (1 - q)];
};

const lossOf = (said: PairCells, happened: number): number => -Math.log(said[happened] ?? 0);
const beyond = (call: PairCall): number =>
  lossOf(call.said, call.happened) - lossOf(independent(call), call.happened);

function decilesOf(calls: readonly PairCall[]): PairReport['deciles'] {
  const ordered = calls.toSorted((one, other) => one.said[0] - other.said[0]);
  return Array.from({ length: BINS }, (_, bin) => {
    const from = Math.floor((bin * ordered.length) / BINS);
    const part = ordered.slice(from, Math.floor(((bin + 1) * ordered.length) / BINS));
    const said = mean(part.map((call) => call.said[0]));
    const seen = mean(part.map(({ happened }) => (happened === 0 ? 1 : 0)));
    const error = Math.sqrt((said * (1 - said)) / part.length);
    return { said, seen, error, games: part.length };
  });
}

/** Reports of a walk's pairs; pairs without games are left out. */
export const pairReports = ({ league, seasons, pairs }: ParlayWalk): PairReport[] =>
  pairs
    .filter(({ calls }) => calls.length >= BINS)
    .map(({ name, calls, plain }) => {
      const label = `${league} ${name}`;
      const scale = mean(calls.map(phiScale));
      return {
        league,
        seasons: `${seasons[0]}–${seasons.at(-1)}`,
        pair: name,
        games: calls.length,
        said: mean(calls.map(({ said }) => said[0])),
        seen: mean(calls.map(({ happened }) => (happened === 0 ? 1 : 0))),
        phiSaid: mean(calls.map(togetherSaid)) / scale,
        phiPlain: mean(plain.map(togetherSaid)) / mean(plain.map(phiScale)),
        phiSeen: pairedInterval(
          calls.map((call) => ({ cluster: call.date, value: togetherSeen(call) / scale })),
          `${label} phi`,
        ),
        logLoss: mean(calls.map(({ said, happened }) => lossOf(said, happened))),
        beyondIndependence: pairedInterval(
          calls.map((call) => ({ cluster: call.date, value: beyond(call) })),
          `${label} loss`,
        ),
        plainBeyond: sum(plain.map(beyond)) / plain.length,
        deciles: decilesOf(calls),
      };
    });

/** A decile that misses by more than allowed, and its place, from 1. */
interface Miss extends Decile {
  readonly place: number;
  /** Whether its count lies outside the binomial 95 % range around what was published. */
  readonly beyondChance: boolean;
}

/** Deciles that miss by more than allowed. */
export const missesOf = ({ deciles }: PairReport): readonly Miss[] =>
  deciles.flatMap((decile, at) => {
    const { said, seen, games } = decile;
    if (Math.abs(said - seen) <= MAY_MISS) return [];
    const beyondChance = isBeyondChance(Math.round(seen * games), games, said);
    return [{ ...decile, place: at + 1, beyondChance }];
  });
