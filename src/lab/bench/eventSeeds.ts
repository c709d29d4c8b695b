import { decisiveWinShare, type FightOutcome, methodShares } from '#domain/outcomes/fight.ts';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import { type RaceOutcome, topShares, winShares } from '#domain/outcomes/race.ts';
import {
  overShare,
  setScoreShares,
  type TennisOutcome,
  winShare,
} from '#domain/outcomes/tennis.ts';
import { EXAMPLE_MODEL_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { simulate } from '#engine/simulate.ts';
import { spreadOfValues } from './seeds.ts';
import { benchColumns } from './table.ts';

/** Three of a page's shares, 0–1, by name: the headline's first. */
interface Watched {
  readonly runs: number;
  readonly seeds: number;
  readonly shares: (outcome: unknown) => readonly (readonly [name: string, share: number])[];
}

/** Simulated fights and matches, races and tournaments per published prediction. */
const PAIR = { runs: 100_000, seeds: 100 } as const;
const FIELD = { runs: 10_000, seeds: 40 } as const;

function ofRace(outcome: RaceOutcome) {
  const wins = winShares(outcome);
  const best = wins.indexOf(Math.max(...wins));
  return [
    ['the favorite’s win', wins[best] ?? 0],
    ['its podium', topShares(outcome, 3)[best] ?? 0],
    ['its first ten', topShares(outcome, 10)[best] ?? 0],
  ] as const;
}

function ofTournament({ players, runs }: GolfOutcome) {
  const [best] = players.toSorted((one, other) => other.wins - one.wins);
  return [
    ['the favorite’s win', (best?.wins ?? 0) / runs],
    ['his first ten', (best?.top10 ?? 0) / runs],
    ['his cut', (best?.madeCut ?? 0) / runs],
  ] as const;
}

function ofFight(outcome: FightOutcome) {
  const { knockout, decision } = methodShares(outcome, 'a');
  return [
    ['win', decisiveWinShare(outcome, 'a')],
    ['by knock-out', knockout],
    ['by decision', decision],
  ] as const;
}

const ofMatch = (outcome: TennisOutcome) =>
  [
    ['win', winShare(outcome)],
    ['clearest set score', setScoreShares(outcome)[0]?.share ?? 0],
    ['over 22.5 games', overShare(outcome, 22.5).over],
  ] as const;

const WATCHED: Readonly<Record<string, Watched>> = {
  fight: { ...PAIR, shares: (outcome) => ofFight(outcome as FightOutcome) },
  tennis: { ...PAIR, shares: (outcome) => ofMatch(outcome as TennisOutcome) },
  golf: { ...FIELD, shares: (outcome) => ofTournament(outcome as GolfOutcome) },
  formula1: { ...FIELD, shares: (outcome) => ofRace(outcome as RaceOutcome) },
  stockcar: { ...FIELD, shares: (outcome) => ofRace(outcome as RaceOutcome) },
};

/** The same of events, at the runs that are published: each share, its spread over seeds, and that of runs drawn by themselves. */
export function eventSeedTable(): string {
  const rows = EXAMPLE_MODEL_INPUTS.flatMap(({ model, inputs }) => {
    const watched = WATCHED[model.id];
    if (!watched) return [];
    const { runs, seeds, shares } = watched;
    const played = Array.from({ length: seeds }, (_, seed) =>
      shares(simulate(model, inputs, seed, runs)),
    );
    return (played[0] ?? []).map(([name], at) => {
      const seen = played.map((one) => one[at]?.[1] ?? 0);
      const share = seen.reduce((sum, value) => sum + value, 0) / seen.length;
      return [
        `${model.id}: ${name}`,
        runs.toLocaleString('en-US'),
        (100 * share).toFixed(1),
        spreadOfValues(seen.map((value) => 100 * value)).toFixed(4),
        (100 * Math.sqrt((share * (1 - share)) / runs)).toFixed(4),
      ];
    });
  });
  return benchColumns([['event', 'runs', 'share', 'seed alone', 'independent draws'], ...rows]);
}
