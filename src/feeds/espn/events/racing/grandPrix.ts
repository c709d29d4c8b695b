import { withoutAccents } from '#domain/words/plainLetters.ts';

/** Names of Grands Prix in the 2020s, without "Grand Prix"; if one contains another, the longer one comes first. */
const NAMES = [
  '70th Anniversary',
  'Abu Dhabi',
  'Australian',
  'Austrian',
  'Azerbaijan',
  'Bahrain',
  'Barcelona-Catalunya',
  'Belgian',
  'British',
  'Canadian',
  'Chinese',
  'Dutch',
  'Eifel',
  'Emilia Romagna',
  'French',
  'German',
  'Hungarian',
  'Italian',
  'Japanese',
  'Las Vegas',
  'Mexico City',
  'Miami',
  'Monaco',
  'Portuguese',
  'Qatar',
  'Russian',
  'Sakhir',
  'Saudi Arabian',
  'Singapore',
  'Spanish',
  'Styrian',
  'São Paulo',
  'Turkish',
  'Tuscan',
  'United States',
];

const plain = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Name of a Grand Prix without its sponsor: "Qatar Airways Australian GP" → "Australian Grand Prix". The last known name in it
 * counts, because sponsors come first. Other names stay, with "GP" written out.
 */
export function grandPrixName(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const words = ` ${plain(text)} `;
  const [found] = NAMES.map((name) => ({ name, at: words.lastIndexOf(` ${plain(name)} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => other.at - one.at);
  return found ? `${found.name} Grand Prix` : text.replace(/\bGP\b/, 'Grand Prix');
}
