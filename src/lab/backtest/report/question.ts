import { mean } from '#domain/numbers/numbers.ts';
import type { PoolWeights } from '#engine/market/pool.ts';
import { pairedInterval } from '../metrics/bootstrap.ts';
import { logLoss } from '../metrics/logLoss.ts';
import { calibrationError, reliability } from '../metrics/reliability.ts';
import { brier, rankedProbability } from '../metrics/squared.ts';
import type { BacktestAnswer, BacktestQuestion } from '../types.ts';
import { groupedScores, modelsOf } from './models.ts';
import type { DifferenceReport, ModelScore, OutcomeReliability, QuestionReport } from './types.ts';

/** Models the first one is compared with, if both answered. */
const PAIRS = [
  ['own', 'close'],
  ['published', 'close'],
  ['own, no lines', 'close'],
  ['own', 'own, no lines'],
  ['own, who played', 'own'],
  ['own', 'plain Elo'],
  ['own, no lines', 'plain Elo'],
  ['own', 'CFBD Elo'],
  ['own', 'elo538'],
  ['own, no lines', 'elo538'],
  ['own', 'rating538'],
  ['own', 'home rate'],
  ['own', 'base rate'],
] as const;

/** Everything about one question on the given seasons' answers. */
export function questionReport(
  { name, outcomes, ordered }: Pick<BacktestQuestion, 'name' | 'outcomes' | 'ordered'>,
  answers: readonly BacktestAnswer[],
  pools: ReadonlyMap<number, PoolWeights>,
  label: string,
): QuestionReport {
  const squared = outcomes === 'field' ? undefined : ordered ? 'RPS' : 'Brier';
  const seasons = new Set(answers.map(({ season }) => season));
  return {
    name,
    outcomes,
    squared,
    games: answers.length,
    groups: groupedScores(answers, (model, games) => score(model, games, outcomes, ordered)),
    differences: differences(answers, `${label}|${name}`),
    pools: Object.fromEntries([...pools].filter(([season]) => seasons.has(season))),
  };
}

function score(
  model: string,
  games: readonly BacktestAnswer[],
  outcomes: BacktestQuestion['outcomes'],
  ordered: boolean,
): ModelScore {
  const of = (measure: typeof logLoss): number =>
    mean(games.map(({ said, happened }) => measure(said[model] ?? [], happened)));
  if (outcomes === 'field') return { model, logLoss: of(logLoss) };
  const tables = outcomes
    .slice(0, outcomes.length === 2 ? 1 : outcomes.length)
    .map((outcome, index) => tableOf(model, games, outcome, index));
  return {
    model,
    logLoss: of(logLoss),
    squared: of(ordered ? rankedProbability : brier),
    calibrationError: mean(tables.map((table) => table.calibrationError)),
    reliability: tables,
  };
}

function tableOf(
  model: string,
  games: readonly BacktestAnswer[],
  outcome: string,
  index: number,
): OutcomeReliability {
  const bins = reliability(
    games.map(({ said, happened }) => ({
      p: said[model]?.[index] ?? 0,
      y: happened[index] ?? 0,
    })),
  );
  return { outcome, calibrationError: calibrationError(bins), bins };
}

function differences(answers: readonly BacktestAnswer[], label: string): DifferenceReport[] {
  const models = modelsOf(answers);
  const known = new Set<string>(PAIRS.flat());
  const others = models
    .filter((model) => !known.has(model))
    .map((model) => ['own', model] as const);
  return [...PAIRS, ...others].flatMap(([one, other]) => {
    const paired = answers.flatMap(({ cluster, season, said, happened }) => {
      const [mine, theirs] = [said[one], said[other]];
      if (!mine || !theirs) return [];
      const value = logLoss(mine, happened) - logLoss(theirs, happened);
      return [{ cluster: `${season}|${cluster}`, value }];
    });
    if (paired.length < 2) return [];
    return [{ one, other, ...pairedInterval(paired, `${label}|${one}|${other}`) }];
  });
}
