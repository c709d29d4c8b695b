import type { Fighter } from '#domain/events/fightCard.ts';
import { feetAndInches, wholeInches } from '#domain/fights/body.ts';
import { rankText } from '#domain/fights/fighterText.ts';
import { koRate, recordText, winRate } from '#domain/fights/record.ts';
import { percent } from '#domain/numbers/numbers.ts';

const rate = (value: number | undefined, of: string): string | undefined =>
  value === undefined ? undefined : `${of} ${percent(value)}`;

/** A number with its word, if it is known. */
const said = (words: string, text: string | number | undefined): string | undefined =>
  text === undefined ? undefined : `${words} ${text}`;

/** Known facts about a fighter, in sentences: "19–3, No. 3, age 33, orthodox. Form, latest first: W L W." */
export function fighterLine(fighter: Fighter): string {
  const { record, knockoutWins, titles, age, height, reach, stance, country } = fighter;
  const { recentForm = [], strengths = [], weaknesses = [] } = fighter;
  const facts = [
    record && recordText(record),
    rankText(fighter),
    rate(winRate(record), 'wins'),
    rate(koRate(record, knockoutWins), 'knockouts'),
    ...(titles ?? []),
    said('age', age),
    height && feetAndInches(height),
    said('reach', reach && wholeInches(reach)),
    stance?.toLowerCase(),
    country,
  ].filter(Boolean);
  const sentences = [
    facts.join(', '),
    recentForm.length > 0 && `Form, latest first: ${recentForm.join(' ')}`,
    strengths.length > 0 && `Strengths: ${strengths.join('; ')}`,
    weaknesses.length > 0 && `Weaknesses: ${weaknesses.join('; ')}`,
  ].filter(Boolean);
  return sentences.length === 0 ? 'No details listed.' : `${sentences.join('. ')}.`;
}
