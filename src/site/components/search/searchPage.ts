import { plainPath } from '../ui/link.ts';
import { countText, kindOf, queryOf } from './hit.ts';
import { type Hit, type PagefindResult, search } from './pagefind.ts';

/** Results added at a time. */
const STEP = 20;

const part = <T extends HTMLElement>(name: string, within: ParentNode = document): T => {
  const found = within.querySelector<T>(`[data-search="${name}"]`);
  if (!found) throw new Error(`The search page has no ${name}`);
  return found;
};

/** Text with its marks, rebuilt node by node: only text and <mark> get through. */
function marked(excerpt: string): Node[] {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html');
  return [...body.childNodes].map(({ nodeName, textContent }) => {
    const text = textContent ?? '';
    if (nodeName !== 'MARK') return document.createTextNode(text);
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}

/** Sets a text, or removes its element if there is none. */
function fill(element: HTMLElement, text = ''): void {
  if (text === '') element.remove();
  else element.textContent = text;
}

function item({ url, excerpt, meta: { title, league } }: Hit): Node {
  const copy = part<HTMLTemplateElement>('hit').content.cloneNode(true) as DocumentFragment;
  const link = part<HTMLAnchorElement>('link', copy);
  const path = plainPath(url);
  link.href = path;
  link.textContent = title ?? path;
  fill(part('league', copy), league);
  fill(part('kind', copy), kindOf(path));
  part('excerpt', copy).append(...marked(excerpt));
  return copy;
}

/** Shows the next results; the button asks for those after them. */
async function showMore({ results }: PagefindResult): Promise<void> {
  const list = part('list');
  const shown = list.children.length;
  const hits = await Promise.all(results.slice(shown, shown + STEP).map(({ data }) => data()));
  list.append(...hits.map(item));
  part('more').hidden = list.children.length >= results.length;
  // Keyboard focus and reading continue at the first of the new ones.
  if (shown > 0) list.children[shown]?.querySelector('a')?.focus();
}

/** Offers a search for each of several words: two teams that do not meet are on separate pages. */
function offer(words: readonly string[]): void {
  const links = words.map((word) => {
    const link = document.createElement('a');
    link.href = `/search?q=${encodeURIComponent(word)}`;
    link.textContent = word;
    return link;
  });
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
  const failed = () => show('failed', 'Search failed.');
  show('searching', `Searching for “${query}” …`);
  try {
    const found = await search(query);
    await showMore(found);
    offer(found.apart);
    show(found.results.length > 0 ? 'found' : 'none', countText(found.results.length, query));
    part('more').addEventListener('click', () => void showMore(found).catch(failed));
  } catch {
    failed();
  }
}

const query = queryOf(location.search);
part<HTMLInputElement>('input').value = query;
if (query === '') show('ask', '');
else {
  document.title = `${query} | ${document.title}`;
  void answer(query);
}
