import { withoutAccents } from '#domain/words/plainLetters.ts';

/** Words of a name without case, accents and punctuation: "Alavés" → "alaves", "Texas A&M" → "texas a and m". */
function words(name: string): readonly string[] {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’‘ʻ`.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
}

/** A name in a form for comparison, for teams known by a code or one fixed name. */
export const fold = (name: string): string => words(name).join(' ');

/** Legal forms and founding numbers that some files write and others omit. */
const CLUB_WORDS = new Set(
  'fc afc cf sc cd ud sd rcd ca ac as us ss ssc bc bsc tsg vfb vfl sv fsv 1 calcio club'.split(' '),
);

/** A soccer club's name in a form for comparison: "1. FC Union Berlin" → "union berlin". */
export function foldClub(name: string): string {
  const all = words(name);
  const rest = all.filter((word) => !CLUB_WORDS.has(word));
  return (rest.length > 0 ? rest : all).join(' ');
}

/** Abbreviations that stats.ncaa.org writes with a period. */
const SCHOOL_WORDS: ReadonlyMap<string, string> = new Map([
  ['ala', 'alabama'],
  ['ariz', 'arizona'],
  ['ark', 'arkansas'],
  ['caro', 'carolina'],
  ['col', 'college'],
  ['colo', 'colorado'],
  ['conn', 'connecticut'],
  ['fla', 'florida'],
  ['ga', 'georgia'],
  ['ill', 'illinois'],
  ['ind', 'indiana'],
  ['ky', 'kentucky'],
  ['mich', 'michigan'],
  ['mo', 'missouri'],
  ['mt', 'mount'],
  ['so', 'southern'],
  ['tenn', 'tennessee'],
  ['u', 'university'],
  ['val', 'valley'],
  ['wash', 'washington'],
]);

/** A school's name in a form for comparison: "Southeast Mo. St." → "southeast missouri state". */
export function foldSchool(name: string): string {
  const full = words(name).map((word) => SCHOOL_WORDS.get(word) ?? word);
  return full
    .map((word, index) => {
      if (word !== 'st') return word;
      return index === 0 || full[index - 1] === 'mount' ? 'saint' : 'state';
    })
    .join(' ');
}
