import { plainPath } from '../ui/link.ts';
import { hitCountText, hitKind, queryOf } from './hit.ts';
import { type FoundPages, searchPages } from './search.ts';
import { markWords } from './snippet.ts';

/** Results added at a time. */
const STEP = 20;

const part = <T extends HTMLElement>(name: string, within: ParentNode = document): T => {
  const found = within.querySelector<T>(`[data-search="${name}"]`);
  if (!found) throw new Error(`The search page has no ${name}`);
  return found;
};

/** Text with the words searched for marked, made of text nodes alone. */
function marked(text: string, words: readonly string[]): Node[] {
  return markWords(text, words).map((piece) => {
    if (!piece.marked) return document.createTextNode(piece.text);
    const mark = document.createElement('mark');
    mark.textContent = piece.text;
    return mark;
  });
}

/** Sets a text, or removes its element if there is none. */
function fill(element: HTMLElement, text = ''): void {
  if (text === '') element.remove();
  else element.textContent = text;
}

function item(page: FoundPages['pages'][number], words: readonly string[]): Node {
  const copy = part<HTMLTemplateElement>('hit').content.cloneNode(true) as DocumentFragment;
  const link = part<HTMLAnchorElement>('link', copy);
  const path = plainPath(page.path);
  link.href = path;
  link.textContent = page.title;
  fill(part('league', copy), page.league);
  fill(part('kind', copy), hitKind(path));
  part('excerpt', copy).append(...marked(page.text, words));
  return copy;
}

/** Shows the next results; the button asks for those after them. */
function showMore({ pages, words }: FoundPages): void {
  const list = part('list');
  const shown = list.children.length;
  list.append(...pages.slice(shown, shown + STEP).map((page) => item(page, words)));
  part('more').hidden = list.children.length >= pages.length;
  // Keyboard focus and reading continue at the first of the new ones.
  if (shown > 0) list.children[shown]?.querySelector('a')?.focus();
}

/** Offers a search for each of several words: two teams that do not meet are on separate pages. */
function offer(words: readonly string[], none: boolean): void {
  const links = words.map((word) => {
    const link = document.createElement('a');
    link.href = `/search?q=${encodeURIComponent(word)}`;
    link.textContent = word;
    return link;
  });
  part('nothing').hidden = !none;
  part('words').replaceChildren(...links);
  part('apart').hidden = links.length === 0;
}

/** Shows one state of the page. */
function show(state: 'ask' | 'searching' | 'found' | 'none' | 'failed', status: string): void {
  part('status').textContent = status;
  for (const name of ['found', 'none', 'failed']) part(name).hidden = name !== state;
  part('browse').hidden = state === 'found' || state === 'searching';
}

async function answer(query: string): Promise<void> {
  show('searching', `Searching for “${query}” …`);
  try {
    const found = await searchPages(query);
    const count = found.pages.length;
    showMore(found);
    offer(found.apart, count === 0);
    show(count > 0 ? 'found' : 'none', hitCountText(count, query, found.instead));
    part('more').addEventListener('click', () => showMore(found));
  } catch {
    show('failed', 'Search failed.');
  }
}

const query = queryOf(location.search);
part<HTMLInputElement>('input').value = query;
if (query === '') show('ask', '');
else {
  document.title = `${query} | ${document.title}`;
  void answer(query);
}
