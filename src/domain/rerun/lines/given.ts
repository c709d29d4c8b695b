import type { Recipe } from '../../game/prediction.ts';
import type { RerunAbout } from '../about.ts';
import type { RerunFigure } from '../rerunnable.ts';
import { driversIn, fieldFigures } from './givenField.ts';

type Inputs = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Inputs => typeof value === 'object' && value !== null;

/** A share of four digits, as the inputs have it. */
const shareText = (value: number): string => `${(100 * value).toFixed(2)}%`;

function lineFigure(name: string, line: unknown): RerunFigure[] {
  if (!isObject(line) || typeof line.line !== 'number' || typeof line.share !== 'number') return [];
  return [[`Given: ${name} ${line.line}`, shareText(line.share)]];
}

function gameFigures({ homeWin, shares, homeRate, awayRate, lines }: Inputs): RerunFigure[] {
  const figures: RerunFigure[] = [];
  if (typeof homeWin === 'number') figures.push(['Given: home win', shareText(homeWin)]);
  else if (isObject(shares)) {
    const { home, draw } = shares;
    if (typeof home === 'number') figures.push(['Given: home win', shareText(home)]);
    if (typeof draw === 'number') figures.push(['Given: draw', shareText(draw)]);
  } else if (typeof homeRate === 'number' && typeof awayRate === 'number') {
    figures.push(['Given: goals a game, home', homeRate.toFixed(4)]);
    figures.push(['Given: goals a game, away', awayRate.toFixed(4)]);
  }
  if (isObject(lines)) {
    figures.push(...lineFigure('home cover of', lines.spread), ...lineFigure('over', lines.total));
  }
  return figures;
}

/** The first of two contestants, by a fight's or a match's input. */
function pairFigures({ winA, matchWin }: Inputs, [a = 'the first']: readonly string[]) {
  const share = winA ?? matchWin;
  return typeof share === 'number' ? [[`Given: ${a} wins`, shareText(share)] as const] : [];
}

/**
 * The chances that a contest was simulated with, as figures to compare: those of a recipe's inputs, or those that follow from what
 * the model knew. Of a field, how good each was taken to be.
 * @param names of the two or of the field, in the inputs' order; a game needs none
 */
export const givenFigures = (inputs: Inputs, names: readonly string[] = []): RerunFigure[] => [
  ...gameFigures(inputs),
  ...pairFigures(inputs, names),
  ...fieldFigures(inputs, names),
];

/** Names for the figures of a recipe, which has them itself in races. */
export function namesOf({ inputs }: Pick<Recipe<unknown>, 'inputs'>, about: RerunAbout) {
  switch (about.kind) {
    case 'game':
      return [];
    case 'fight':
    case 'match':
      return [about.a, about.b];
    case 'tournament':
      return about.names;
    case 'race':
      return isObject(inputs) ? driversIn(inputs) : [];
  }
}

/** The figures of a recipe that says what its chances follow from; none of another. */
export const givenLines = (
  recipe: Pick<Recipe<unknown>, 'inputs' | 'origin'>,
  about: RerunAbout,
): RerunFigure[] =>
  recipe.origin && isObject(recipe.inputs)
    ? givenFigures(recipe.inputs, namesOf(recipe, about))
    : [];
