const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters looked at for each one wanted: white space and invisible ones are taken out. */
const ROOM = 8;

/**
 * Text from outside made plain: one line, without control and invisible characters (a half of a surrogate pair among
 * them, so that it is well formed), at most `most` UTF-16 units long and cut between what a reader sees as
 * characters.
 */
export function oneLine(text: string, most: number): string {
  const plain = text
    .slice(0, most * ROOM)
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return cut(plain, most);
}

/** The longest beginning of whole characters that has at most `most` UTF-16 units. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of GRAPHEMES.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  if (end > 0) return text.slice(0, end).trim();
  // One character of many parts, longer than all there is room for: then at least its beginning.
  return text.slice(0, most).replace(/\p{Cs}/gu, '');
}
