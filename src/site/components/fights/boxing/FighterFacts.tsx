import type { ShownFighter } from '#contract/answers/fights/shownFight.ts';
import { heightText, reachText } from '#domain/fights/body.ts';
import { rankText } from '#domain/fights/fighterText.ts';
import { american, percent } from '#domain/numbers/numbers.ts';
import { writtenText } from '#domain/prices/fairPrice.ts';
import { type Fact, Facts } from '../../ui/Facts.tsx';
import { Form } from '../Form.tsx';

/** One of our own prices. */
const fair = (price: number | undefined): string | undefined =>
  price === undefined ? undefined : writtenText(price);

/** A book's price is printed as quoted. */
const moneyline = ({ moneylineOdds, moneylineFrom }: ShownFighter): string | undefined =>
  moneylineFrom === 'model' || moneylineOdds === undefined
    ? fair(moneylineOdds)
    : american(moneylineOdds);

/** A number in words; existing wording stays. */
const measure = (
  value: number | string | undefined,
  text: (value: number) => string | undefined,
): string | undefined => (typeof value === 'number' ? text(value) : value);

const rate = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : percent(value);

/** Who quotes the moneyline: a book or our simulation. */
function moneylineLabel({ moneylineFrom, book }: ShownFighter): string {
  if (moneylineFrom === 'model' || book === undefined) return 'Moneyline (fair)';
  return `Moneyline (${book.provider})`;
}

const factsOf = (fighter: ShownFighter): readonly Fact[] => [
  ['Rank', measure(fighter.rank, (rank) => rankText({ rank }))],
  ['Titles', fighter.titles.join('; ')],
  ['Age', fighter.age],
  ['Height', measure(fighter.height, heightText)],
  ['Reach', measure(fighter.reach, reachText)],
  ['Stance', fighter.stance],
  ['Country', fighter.country],
  ['Win rate', rate(fighter.winRate)],
  ['KO rate', rate(fighter.koRate)],
  [moneylineLabel(fighter), moneyline(fighter)],
  ['By KO/TKO (fair)', fair(fighter.koOdds)],
  ['By decision (fair)', fair(fighter.decisionOdds)],
  ['Recent form', fighter.recentForm.length > 0 && <Form form={fighter.recentForm} />],
  ['Strengths', fighter.strengths.join('. ')],
  ['Weaknesses', fighter.weaknesses.join('. ')],
];

/** Everything known about a fighter besides name and record. Unknown facts have no line. */
export const FighterFacts = ({ fighter }: { readonly fighter: ShownFighter }) => (
  <Facts facts={factsOf(fighter)} />
);
