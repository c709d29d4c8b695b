import type { Bout, Fighter } from '../events/fightCard.ts';
import type { CalendarDate } from '../time/time.ts';
import { writtenRows } from '../words/writtenRows.ts';

/** A fighter as somebody wrote them down: with the age, or with the day of birth, which gives the age on any day. */
export interface WrittenFighter extends Fighter {
  readonly born?: CalendarDate;
}

export interface WrittenBout extends Omit<Bout, 'key'> {
  readonly weightClass: string;
  readonly a: WrittenFighter;
  readonly b: WrittenFighter;
}

/** The cells of a row; "–" stands for what is not known, and those at the end may be missing. */
const known = (row: readonly string[]): string[] => row.map((cell) => (cell === '–' ? '' : cell));

const FORM = ['W', 'L', 'D', 'N'] as const;
const formIn = (letters: string) => [...letters].flatMap((one) => FORM.filter((l) => l === one));

function fighterOf(row: readonly string[]): WrittenFighter {
  const [name = '', wins = '', age, height, reach, stance, country, form, rank, ...lists] =
    known(row);
  const [titles, strengths, weaknesses] = lists.map((cell) =>
    cell === '' ? undefined : cell.split('; '),
  );
  const [, record, knockouts] = /^([\d-]+)(?: \((\d+)\))?$/.exec(wins) ?? [];
  return {
    name,
    ...(record && { record }),
    ...(knockouts && { knockoutWins: Number(knockouts) }),
    ...(rank && { rank: Number(rank) }),
    ...(age && (age.includes('-') ? { born: age } : { age: Number(age) })),
    ...(height && { height: Number(height) }),
    ...(reach && { reach: Number(reach) }),
    ...(stance && { stance }),
    ...(country && { country }),
    ...(form && { recentForm: formIn(form) }),
    ...(titles && { titles }),
    ...(strengths && { strengths }),
    ...(weaknesses && { weaknesses }),
  };
}

/**
 * The bouts of a card that is written down in three rows each, the main event first:
 *
 *     segment | weight class | rounds | "title" for a title fight
 *     name | record (knockout wins) | age, or day of birth | height, cm | reach, cm | stance | country
 *       | last fights, latest first | rank | titles | strengths | weaknesses
 *
 * and the third like the second. What is a list has "; " between its items.
 */
export function writtenBouts(card: string): readonly WrittenBout[] {
  const rows = writtenRows(card);
  return Array.from({ length: rows.length / 3 }, (_, bout) => {
    const [about = [], a = [], b = []] = rows.slice(3 * bout);
    const [segment, weightClass = '', rounds, title] = about;
    return {
      segment: segment === 'main' ? 'main' : 'prelims',
      weightClass,
      rounds: Number(rounds),
      titleFight: title === 'title',
      women: weightClass.startsWith('Women'),
      a: fighterOf(a),
      b: fighterOf(b),
    };
  });
}
