import type { Bout, BoutResult } from '#domain/events/fightCard.ts';
import { withoutAccents } from '#domain/words/plainLetters.ts';
import type { ListedBout } from './bout.ts';
import { SEGMENTS, segmentsOf } from './segments.ts';
import { termsAt } from './terms.ts';

/**
 * Order of a card, the main event first.
 *
 * Boards list the opening bout first and the main event last, by start and then by place; some answers instead number bouts from
 * the main event (`matchNumber`). A card named after its first bout ("UFC 300: Pereira vs. Hill"), or whose first bout starts
 * after its last, is listed the other way round. The bout that names the card is always first.
 */

const plain = (text: string): string => withoutAccents(text).toLowerCase();

const wordsOf = (name: string): readonly string[] =>
  plain(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word && !/^(jr|sr|i+)$/.test(word));

/** Whether the card's name contains the last word of both names; one of them may be named by the first word ("Song Yadong"). */
function headlines(cardName: string, { bout }: ListedBout): boolean {
  const title = ` ${wordsOf(cardName).join(' ')} `;
  const holds = (word: string | undefined) => word !== undefined && title.includes(` ${word} `);
  const names = [wordsOf(bout.a.name), wordsOf(bout.b.name)];
  const byLast = names.map((words) => holds(words.at(-1)));
  return byLast.includes(true) && names.every((words, at) => byLast[at] || holds(words[0]));
}

/** Whether the list begins with the main event. */
function isMainFirst(listed: readonly ListedBout[], headlineAt: number): boolean {
  if (listed.length < 2 || headlineAt === listed.length - 1) return false;
  const [first, last] = [listed[0]?.start, listed.at(-1)?.start];
  return headlineAt === 0 || (first !== undefined && last !== undefined && first > last);
}

/** Puts the main event first, whichever way the feed lists. */
function mainFirst(cardName: string, listed: readonly ListedBout[]): readonly ListedBout[] {
  const numbers = new Set(listed.map(({ matchNumber }) => matchNumber));
  if (!numbers.has(undefined) && numbers.size === listed.length) {
    return listed.toSorted((one, other) => (one.matchNumber ?? 0) - (other.matchNumber ?? 0));
  }
  const at = listed.findIndex((one) => headlines(cardName, one));
  const ordered = isMainFirst(listed, at) ? listed : listed.toReversed();
  const headline = listed[at];
  return headline ? [headline, ...ordered.filter((one) => one !== headline)] : ordered;
}

/** Drops a result's round that the bout did not have. */
const within = (result: BoutResult | undefined, rounds: number): BoutResult | undefined =>
  result?.round !== undefined && result.round > rounds ? { ...result, round: undefined } : result;

/** The card's bouts in order, each with its part of the evening, rounds and title, without those with an open place. */
export function orderBouts(cardName: string, listed: readonly ListedBout[]): readonly Bout[] {
  const ordered = mainFirst(cardName, listed);
  const named = segmentsOf(ordered);
  return ordered
    .map((one, index) => {
      const terms = termsAt(cardName, one, index);
      const bout: Bout = {
        ...one.bout,
        ...terms,
        result: within(one.bout.result, terms.rounds),
        segment: index === 0 ? 'main' : (named[index] ?? 'prelims'),
      };
      return { bout, open: one.open };
    })
    .filter(({ open }) => !open)
    .map(({ bout }) => bout)
    .toSorted((one, other) => SEGMENTS.indexOf(one.segment) - SEGMENTS.indexOf(other.segment));
}
