import type { Bout, CardSegment } from '#domain/events/fightCard.ts';
import { withoutAccents } from '#domain/plainLetters.ts';
import type { ListedBout } from './bout.ts';

/**
 * Order of a card, the main event first.
 *
 * The feed numbers bouts from the main event in some answers (`matchNumber`); otherwise it lists the opening bout
 * first and the main event last. The bout that the card is named after ("UFC 300: Pereira vs. Hill") shows where it
 * lists the other way round, and leads in any case. Segments are the feed's own where it names them; else the latest
 * of two or three start times is the main card; else the main card is its usual five bouts.
 */

const SEGMENTS: readonly CardSegment[] = ['main', 'prelims', 'earlyPrelims'];
const MAIN_CARD = 5;

const plain = (text: string): string => withoutAccents(text).toLowerCase();

/** Whether the card's name holds the last word of both names. */
function headlines(cardName: string, { bout }: ListedBout): boolean {
  const title = ` ${plain(cardName).replace(/[^\p{L}\d]+/gu, ' ')} `;
  return [bout.a, bout.b].every(({ name }) => {
    const last = plain(name)
      .split(/[^\p{L}\d]+/u)
      .findLast((word) => word && !/^(jr|sr|i+)$/.test(word));
    return last !== undefined && title.includes(` ${last} `);
  });
}

/** Main event first, whichever way the feed lists. */
function mainFirst(cardName: string, listed: readonly ListedBout[]): readonly ListedBout[] {
  const numbers = new Set(listed.map(({ matchNumber }) => matchNumber));
  if (!numbers.has(undefined) && numbers.size === listed.length) {
    return listed.toSorted((one, other) => (one.matchNumber ?? 0) - (other.matchNumber ?? 0));
  }
  const at = listed.findIndex((one) => headlines(cardName, one));
  const ordered = at === 0 && listed.length > 1 ? listed : listed.toReversed();
  const headline = listed[at];
  return headline ? [headline, ...ordered.filter((one) => one !== headline)] : ordered;
}

function segmentOf(text: string): CardSegment {
  if (/early|prelims? ?[2-9]/i.test(text)) return 'earlyPrelims';
  return /prelim/i.test(text) ? 'prelims' : 'main';
}

/** Segment of each bout of a card whose main event comes first. */
function segments(bouts: readonly ListedBout[]): readonly CardSegment[] {
  if (bouts.some(({ segment }) => segment)) {
    return bouts.map(({ segment }) => (segment ? segmentOf(segment) : 'prelims'));
  }
  const starts = [...new Set(bouts.map(({ start }) => start ?? ''))].sort().reverse();
  if (starts.length > 1 && starts.length <= SEGMENTS.length && !starts.includes('')) {
    return bouts.map(({ start }) => SEGMENTS[starts.indexOf(start ?? '')] ?? 'prelims');
  }
  return bouts.map((_, index) => (index < MAIN_CARD ? 'main' : 'prelims'));
}

/** The card's bouts in their order. Outside the main event only championship bouts have five rounds. */
export function orderBouts(cardName: string, listed: readonly ListedBout[]): readonly Bout[] {
  const ordered = mainFirst(cardName, listed);
  const named = segments(ordered);
  return ordered
    .map(
      ({ bout }, index): Bout => ({
        ...bout,
        segment: index === 0 ? 'main' : (named[index] ?? 'prelims'),
        titleFight: bout.titleFight || (index > 0 && bout.rounds === 5),
      }),
    )
    .toSorted((one, other) => SEGMENTS.indexOf(one.segment) - SEGMENTS.indexOf(other.segment));
}
