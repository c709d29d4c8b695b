import type { Fighter } from '#domain/events/fightCard.ts';
import { heightText, reachText } from '#domain/fights/body.ts';
import { rankText } from '#domain/fights/fighterText.ts';
import { recordText } from '#domain/fights/record.ts';
import { Form } from '../fights/Form.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';

const factsOf = (fighter: Fighter): readonly Fact[] => {
  const { record, age, height, reach, stance, country, recentForm = [], titles } = fighter;
  return [
    ['Record', record && recordText(record)],
    ['Ranking', rankText(fighter)],
    ['Age', age && Math.floor(age)],
    ['Height', height && heightText(height)],
    ['Reach', reach && reachText(reach)],
    ['Stance', stance],
    ['Country', country],
    ['Recent form, latest first', recentForm.length > 0 && <Form form={recentForm} />],
    ['Titles', titles?.join('; ')],
  ];
};

/** Known facts about a fighter; unknown ones are left out. */
export const FighterFacts = ({ fighter }: { readonly fighter: Fighter }) => (
  <Facts facts={factsOf(fighter)} />
);
