import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { E2E } from './stack.ts';

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Elements whose text nobody reads. */
const UNREAD = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'];

function wordsOf(node: Node): string {
  if (!(node instanceof HTMLElement)) return node instanceof TextNode ? node.text : '';
  return UNREAD.includes(node.tagName) ? '' : node.childNodes.map(wordsOf).join('');
}

/** An element's accessible name: its label, the elements it references, a table's caption, or its text. */
function nameOf(element: HTMLElement, page: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== undefined) return folded(label);
  const pointed = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  if (pointed.length > 0) {
    const targets = pointed.map((id) => page.getElementById(id));
    return folded(targets.map((target) => (target ? wordsOf(target) : '')).join(' '));
  }
  const caption = element.tagName === 'TABLE' ? element.querySelector('caption') : null;
  return folded(wordsOf(caption ?? element));
}

/** A part of a page. A missing element is an error that says where, and what is there instead. */
export class Part {
  readonly #where: string;
  readonly #element: HTMLElement;
  readonly #page: HTMLElement;

  constructor(where: string, element: HTMLElement, page = element) {
    this.#where = where;
    this.#element = element;
    this.#page = page;
  }

  /** Its text, white space collapsed. */
  get text(): string {
    return folded(wordsOf(this.#element));
  }

  get name(): string {
    return nameOf(this.#element, this.#page);
  }

  /** An attribute; undefined if it is missing. */
  attribute(name: string): string | undefined {
    return this.#element.getAttribute(name);
  }

  is(selector: string): boolean {
    return this.#page.querySelectorAll(selector).includes(this.#element);
  }

  /** All matches in it, in order; may be empty. */
  all(selector: string): readonly Part[] {
    const where = `${this.#where} ${selector}`;
    return this.#element
      .querySelectorAll(selector)
      .map((element) => new Part(where, element, this.#page));
  }

  texts(selector: string): readonly string[] {
    return this.all(selector).map(({ text }) => text);
  }

  /** The first match; an error if there is none. */
  one(selector: string): Part {
    const [first] = this.all(selector);
    if (first) return first;
    throw new Error(`${this.#where}: there is no ${selector}`);
  }

  /** The first match with this name. */
  named(selector: string, name: string | RegExp): Part {
    const all = this.all(selector);
    const is = (own: string) => (typeof name === 'string' ? own === name : name.test(own));
    const found = all.find((each) => is(each.name));
    if (found) return found;
    const others = all.map((each) => JSON.stringify(each.name.slice(0, 80))).join(', ');
    throw new Error(
      `${this.#where}: no ${selector} is called ${name}; there are ${others || 'none'}`,
    );
  }
}

/** A response's text; an error unless the status is as expected. */
export async function builtText(path: string, status = 200): Promise<string> {
  const answer = await fetch(E2E.url + path);
  if (answer.status !== status) throw new Error(`${path} answers ${answer.status}, not ${status}`);
  return answer.text();
}

const pages = new Map<string, Promise<Part>>();

/** A built page as sent, without a browser: requested and parsed once per worker. */
export function pageOf(path: string): Promise<Part> {
  const known = pages.get(path) ?? builtText(path).then((text) => new Part(path, parse(text)));
  pages.set(path, known);
  return known;
}
