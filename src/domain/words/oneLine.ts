const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters examined per wanted one, because white space and invisible ones are removed. */
const ROOM = 8;

/**
 * Cleans text from outside: one line, without control and invisible characters (including halves of surrogate pairs, so it is
 * well formed), at most `most` UTF-16 units long and cut between visible characters.
 */
export function oneLine(text: string, most: number): string {
  const plain = text
    .slice(0, most * ROOM)
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return cut(plain, most);
}

/** The longest beginning of whole characters with at most `most` UTF-16 units. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of GRAPHEMES.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  if (end > 0) return text.slice(0, end).trim();
  // One character of many parts that does not fit: keep at least its beginning.
  return text.slice(0, most).replace(/\p{Cs}/gu, '');
}
