import {
  correctedQuery,
  findNames,
  indexNames,
  NAMES_FILE,
  type NamedPage,
  namesApart,
} from './names.ts';
import { findMentions, type Mention } from './pagefind.ts';
import { readQuery, type SearchQuery } from './query.ts';

export interface FoundPages {
  readonly pages: readonly (NamedPage | Mention)[];
  /** The words to mark in the results. */
  readonly words: readonly string[];
  /** What was looked for instead, if a word was one letter away from a name. */
  readonly instead?: string | undefined;
  /** Words of a query that no page has together, each of them a name. */
  readonly apart: readonly string[];
}

async function readNames(): Promise<readonly NamedPage[]> {
  const answer = await fetch(`/pagefind/${NAMES_FILE}`);
  if (!answer.ok) throw new Error(`The names answered ${answer.status}`);
  return answer.json();
}

/** In the texts of pages: all words, else those that tell something; words that are names by themselves only side by side. */
async function findTexts(
  { words, telling }: SearchQuery,
  names: boolean,
): Promise<readonly Mention[]> {
  const all = await findMentions(words, names);
  return all.length > 0 || telling.length === words.length ? all : findMentions(telling, names);
}

/** Pages named as a query says; else those that mention it; else those named as it most likely means. */
export async function searchPages(text: string): Promise<FoundPages> {
  const query = readQuery(text);
  if (query.words.length === 0) return { pages: [], words: [], apart: [] };
  const index = indexNames(await readNames());
  const named = findNames(index, query);
  if (named.pages.length > 0) return { ...named, apart: [] };
  const apart = namesApart(index, query);
  const mentions = await findTexts(query, apart.length === query.telling.length);
  if (mentions.length > 0) {
    return { pages: mentions, words: query.telling, apart };
  }
  const meant = correctedQuery(index, query);
  if (meant) {
    const found = findNames(index, { ...meant, forGames: query.forGames });
    if (found.pages.length > 0) return { ...found, instead: meant.telling.join(' '), apart: [] };
  }
  return { pages: [], words: query.telling, apart: namesApart(index, meant ?? query) };
}
