import { textOrder } from '#domain/words/textOrder.ts';
import type { ScoreGroup } from './types.ts';

/** The models that every league compares, in row order. */
const CORE = [
  'own',
  'own, no lines',
  'own, who played',
  'published',
  'close',
  'plain Elo',
  'home rate',
  'base rate',
] as const;
/** Models that only some files hold; a sport's own come after these, by name. */
const OTHERS = ['CFBD Elo', 'elo538', 'rating538'] as const;

/** Models that answer the same games, except those of a season without pool weights. */
const MARKET: readonly string[] = ['published', 'close'];

/** Minimum number of games for a group to be printed besides the main one. */
const FEWEST = 20;
/** Minimum share of answers for a model to be in the main group. */
const MAIN_SHARE = 0.5;

const ORDER: readonly string[] = [...CORE, ...OTHERS];
const isCore = (model: string): boolean => CORE.some((name) => name === model);
const place = (model: string): number =>
  ORDER.includes(model) ? ORDER.indexOf(model) : ORDER.length;

/** Names of all models with forecasts, in row order. */
export function modelsOf(answers: readonly { readonly said: object }[]): string[] {
  const names = new Set(answers.flatMap(({ said }) => Object.keys(said)));
  return [...names].sort((a, b) => place(a) - place(b) || textOrder(a, b));
}

/**
 * Groups of models, each compared on the games all its models answered: those that answered every game; the main ones,
 * which answered at least half; the same with the file's other models; and each rare one with the main ones, close and
 * published. A group is left out if another one contains it on as many games.
 */
export function groupedScores<A extends { readonly said: object }, Score>(
  answers: readonly A[],
  scoreOf: (model: string, games: readonly A[]) => Score,
): ScoreGroup<Score>[] {
  const models = modelsOf(answers);
  const answered = (model: string) => answers.filter(({ said }) => model in said).length;
  const often = models.filter((model) => answered(model) >= MAIN_SHARE * answers.length);
  const core = often.filter(isCore);
  const every = models.filter((model) => answered(model) === answers.length);
  const rare = models.filter((model) => !often.includes(model) && answered(model) >= FEWEST);
  const withMain = (some: readonly string[]): string[] =>
    models.filter((model) => some.includes(model) || core.includes(model));
  const beside = [rare.filter((model) => MARKET.includes(model)), ...rare.map((model) => [model])];
  const groups = [every, core, often, ...beside.map(withMain)]
    .map((set) => ({ set, games: shared(answers, set) }))
    .filter(({ set, games }) => set.length > 0 && games.length > 0);
  return groups
    .filter(({ set, games }, index) => {
      const holds = (other: (typeof groups)[number], at: number): boolean =>
        at !== index &&
        other.games.length === games.length &&
        set.every((model) => other.set.includes(model)) &&
        (other.set.length > set.length || at < index);
      return !groups.some(holds);
    })
    .map(({ set, games }) => ({
      games: games.length,
      models: set.map((model) => scoreOf(model, games)),
    }));
}

const shared = <A extends { readonly said: object }>(
  answers: readonly A[],
  models: readonly string[],
): A[] => answers.filter(({ said }) => models.every((model) => model in said));

/** The group that sums up a question: the first with a close on at least half of the answers, otherwise the first. */
export function mainGroup<Score extends { readonly model: string }>(
  groups: readonly ScoreGroup<Score>[],
  answers: number,
): ScoreGroup<Score> | undefined {
  const withClose = groups.find(
    ({ games, models }) =>
      games >= MAIN_SHARE * answers && models.some(({ model }) => model === 'close'),
  );
  return withClose ?? groups[0];
}
