import { scanSync } from 'libpg-query';
import { HOLE } from './builtText.ts';
import { parsedStatements, unfilteredIn } from './statements.ts';

const CHANGES = /\b(?:update|delete)\b/i;

/**
 * An UPDATE or DELETE that cannot be read completely, because of a value at run time; if the value comes last, it may be the
 * WHERE.
 */
function unfilteredWords(text: string): readonly string[] {
  const words = scanSync(text).tokens.map((token) => token.text.toLowerCase());
  if (words.includes('where') || words.at(-1) === HOLE) return [];
  const [first, second] = words;
  if (first === 'update' && /^update [\w.*" ]+ set /.test(words.join(' ')))
    return [`UPDATE in "${text.trim()}"`];
  return first === 'delete' && second === 'from' ? [`DELETE in "${text.trim()}"`] : [];
}

/** Statements in one text that change all rows of a table, as a hosted database refuses; nothing if there are none. */
export function unfilteredText(text: string): readonly string[] {
  if (!CHANGES.test(text)) return [];
  try {
    return unfilteredIn(parsedStatements(text), HOLE);
  } catch {
    try {
      return unfilteredWords(text);
    } catch {
      return [];
    }
  }
}
