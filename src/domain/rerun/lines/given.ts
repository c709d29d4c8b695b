import type { GameRecipe } from '../../game/prediction.ts';
import type { RerunFigure } from '../rerunnable.ts';

type Inputs = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Inputs => typeof value === 'object' && value !== null;

/** A share of four digits, as the inputs have it. */
const shareText = (value: number): string => `${(100 * value).toFixed(2)}%`;

function lineFigure(name: string, line: unknown): RerunFigure[] {
  if (!isObject(line) || typeof line.line !== 'number' || typeof line.share !== 'number') return [];
  return [[`Given: ${name} ${line.line}`, shareText(line.share)]];
}

/**
 * The chances that a team game was simulated with, as figures to compare: those of a recipe's inputs, or those that follow from
 * what the model knew.
 */
export function givenFigures(inputs: Inputs): RerunFigure[] {
  const { homeWin, shares, homeRate, awayRate, lines } = inputs;
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

/** The same of a recipe that says what its chances follow from; none of another. */
export const givenOf = ({
  inputs,
  origin,
}: Pick<GameRecipe, 'inputs' | 'origin'>): RerunFigure[] => (origin ? givenFigures(inputs) : []);
