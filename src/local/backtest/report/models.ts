import type { Group } from './types.ts';

/** Order of the rows; models of a sport's own come after these, by name. */
const ORDER = [
  'own',
  'own, no lines',
  'anchored',
  'close',
  'plain Elo',
  'CFBD Elo',
  'elo538',
  'rating538',
  'home rate',
  'base rate',
];

/** Fewest games a group is printed for. */
const FEWEST = 20;
/** A model that answered at least this share stands in the main group. */
const MAIN_SHARE = 0.5;

const place = (model: string): number =>
  ORDER.includes(model) ? ORDER.indexOf(model) : ORDER.length;

/** Names of all models that said something, in the order of the rows. */
export function modelsOf(answers: readonly { readonly said: object }[]): string[] {
  const names = new Set(answers.flatMap(({ said }) => Object.keys(said)));
  return [...names].sort((a, b) => place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/**
 * Groups of models, each compared on the games that all of its models answered: those that answered every game;
 * those that answered at least half, on the games they share; and every other one beside "own" and "close".
 */
export function grouped<A extends { readonly said: object }, Score>(
  answers: readonly A[],
  scoreOf: (model: string, games: readonly A[]) => Score,
): Group<Score>[] {
  const models = modelsOf(answers);
  const said = (model: string) => answers.filter((answer) => model in answer.said).length;
  const every = models.filter((model) => said(model) === answers.length);
  const main = models.filter((model) => said(model) >= MAIN_SHARE * answers.length);
  const rare = models.filter((model) => !main.includes(model) && said(model) >= FEWEST);
  const beside = (model: string) =>
    models.filter((m) => m === model || m === 'own' || m === 'close');
  const sets = [every, ...(main.length > every.length ? [main] : []), ...rare.map(beside)];
  return sets.flatMap((set) => {
    const games = answers.filter((answer) => set.every((model) => model in answer.said));
    if (set.length === 0 || games.length === 0) return [];
    return [{ games: games.length, models: set.map((model) => scoreOf(model, games)) }];
  });
}
