/**
 * Turns a JSON text, piece by piece as it arrives, into the JSON text of its kept parts. It holds neither the text nor its value:
 * memory grows only with the kept parts.
 *
 * Lists, objects, commas and colons are checked everywhere (RFC 8259), the content of texts and numbers only where kept. A
 * truncated or broken text gives one that `JSON.parse` refuses.
 */

import { entryOf, type KeptShape, memberOf } from './kept.ts';

interface Reducer {
  write(piece: string): void;
  /** Characters kept so far. */
  readonly length: number;
  /** The reduced text. */
  end(): string;
}

/** A list or an object that is not closed yet. */
interface Open {
  readonly isList: boolean;
  readonly kept: KeptShape | undefined;
  /** True until something of it is kept. */
  empty: boolean;
}

type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'nothing';

/** Several times what any feed's answer needs. */
const DEEPEST = 64;
/** Limit of names, characters: none of the kept names is longer. */
const LONGEST_NAME = 200;

const SPACE = /[ \t\n\r]/;
const LITERAL = /[-+.\w]/;

/**
 * Finds a string's closing quote: where the text continues after it, and whether it was found. `escaped`: whether the next
 * character is escaped.
 */
function closingQuote(text: string, from: number, escaped: boolean) {
  let skips = escaped;
  for (let at = from; at < text.length; at += 1) {
    if (skips) skips = false;
    else if (text[at] === '\\') skips = true;
    else if (text[at] === '"') return { end: at + 1, closed: true, escaped: false };
  }
  return { end: text.length, closed: false, escaped: skips };
}

export function createReducer(shape: KeptShape): Reducer {
  const open: Open[] = [];
  let expected: Expected = 'value';
  /** What to keep of the next or current value. */
  let kept: KeptShape | undefined = shape;
  let within: 'string' | 'name' | 'literal' | undefined;
  let escaped = false;
  let name = '';
  let reduced = '';
  let first = '';
  let broken = false;

  const keep = (text: string): void => {
    if (kept !== undefined) reduced += text;
  };

  /** Adds a comma before all kept entries except the first. */
  function separate(inside: Open): void {
    if (!inside.empty) reduced += ',';
    inside.empty = false;
  }

  /** Whether a value may be here; decides what to keep of it. */
  function begins(): boolean {
    if (expected !== 'value' && expected !== 'first value') return false;
    const inside = open.at(-1);
    if (!inside?.isList) return true;
    kept = entryOf(inside.kept);
    if (kept !== undefined) separate(inside);
    return true;
  }

  function ended(): void {
    within = undefined;
    expected = open.length === 0 ? 'nothing' : 'comma';
  }

  function opens(isList: boolean): boolean {
    if (open.length === DEEPEST || !begins()) return false;
    keep(isList ? '[' : '{');
    open.push({ isList, kept, empty: true });
    expected = isList ? 'first value' : 'first name';
    return true;
  }

  function closes(isList: boolean): boolean {
    const inside = open.at(-1);
    const mayEnd = expected === 'comma' || expected === (isList ? 'first value' : 'first name');
    if (inside?.isList !== isList || !mayEnd) return false;
    open.pop();
    kept = inside.kept;
    keep(isList ? ']' : '}');
    ended();
    return true;
  }

  function quotes(): boolean {
    if (expected === 'name' || expected === 'first name') {
      within = 'name';
      name = '"';
      return true;
    }
    if (!begins()) return false;
    within = 'string';
    keep('"');
    return true;
  }

  /** A name was read: decides what to keep of its value. */
  function named(): boolean {
    const inside = open.at(-1);
    within = undefined;
    expected = 'colon';
    kept = undefined;
    if (inside?.kept === undefined || name.length > LONGEST_NAME) return true;
    try {
      kept = memberOf(inside.kept, String(JSON.parse(name)));
    } catch {
      return false;
    }
    if (kept === undefined) return true;
    separate(inside);
    reduced += `${name}:`;
    return true;
  }

  /** Handles a character between values; false if it is not allowed there. */
  function between(char: string): boolean {
    if (SPACE.test(char)) return true;
    if (char === '"') return quotes();
    if (char === '{' || char === '[') return opens(char === '[');
    if (char === '}' || char === ']') return closes(char === ']');
    if (char === ',') {
      if (expected !== 'comma') return false;
      expected = open.at(-1)?.isList ? 'value' : 'name';
      return true;
    }
    if (char === ':') {
      if (expected !== 'colon') return false;
      expected = 'value';
      return true;
    }
    if (!LITERAL.test(char) || !begins()) return false;
    within = 'literal';
    keep(char);
    return true;
  }

  function inString(piece: string, from: number): number {
    const found = closingQuote(piece, from, escaped);
    const text = piece.slice(from, found.end);
    escaped = found.escaped;
    if (within === 'string') keep(text);
    else if (name.length <= LONGEST_NAME) name += text;
    if (!found.closed) return found.end;
    if (within === 'string') ended();
    else broken = !named();
    return found.end;
  }

  function inLiteral(piece: string, from: number): number {
    let at = from;
    while (at < piece.length && LITERAL.test(piece.charAt(at))) at += 1;
    keep(piece.slice(from, at));
    if (at < piece.length) ended();
    return at;
  }

  return {
    get length() {
      return reduced.length + name.length;
    },
    write(piece) {
      if (first === '') first = piece.trimStart().charAt(0);
      let at = 0;
      while (at < piece.length && !broken) {
        if (within === 'literal') at = inLiteral(piece, at);
        else if (within !== undefined) at = inString(piece, at);
        else {
          broken = !between(piece.charAt(at));
          at += 1;
        }
      }
    },
    end: () =>
      broken || open.length > 0 || within === 'string' ? first.replace(/[^<]/, '') : reduced,
  };
}
