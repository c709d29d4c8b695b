/** The values with which a reader's conditions are compared (RFC 9110, 8.8). */
interface Validators {
  /** An entity tag; weak with "W/" before it. */
  readonly etag: string;
  /** Whole seconds, in ms. */
  readonly modified: number;
}

const tagsOf = (list: string): readonly string[] => list.match(/(?:W\/)?"[^"]*"/g) ?? [];
const weak = (tag: string): string => tag.replace(/^W\//, '');
/** Two strong tags are equal (8.8.3.2). */
const strongly = (one: string, other: string): boolean => one === other && !one.startsWith('W/');
const dateOf = (header: string | null): number => Date.parse(header ?? '');

/** The result of a GET's or HEAD's conditions, in the order of RFC 9110, 13.2.2; 200 to continue. */
export function precondition(headers: Headers, { etag, modified }: Validators): 200 | 304 | 412 {
  const match = headers.get('if-match');
  if (match !== null) {
    const held = match.trim() === '*' || tagsOf(match).some((tag) => strongly(tag, etag));
    if (!held) return 412;
  } else if (modified > dateOf(headers.get('if-unmodified-since'))) return 412;
  const none = headers.get('if-none-match');
  if (none !== null) {
    const known = none.trim() === '*' || tagsOf(none).some((tag) => weak(tag) === weak(etag));
    return known ? 304 : 200;
  }
  return modified <= dateOf(headers.get('if-modified-since')) ? 304 : 200;
}

type WantedRange = { readonly start: number; readonly end: number } | 'whole' | 'unsatisfiable';

/** Whether the reader's partial content is still current (13.1.5); a date counts only if identical. */
const isStillTheSame = (ifRange: string | null, { etag, modified }: Validators): boolean =>
  ifRange === null ||
  (ifRange.includes('"') ? strongly(ifRange.trim(), etag) : dateOf(ifRange) === modified);

/**
 * The single range of bytes, both ends included, that a GET requests (14.2). An invalid range, several, or a range of outdated
 * content get the whole.
 */
export function rangeOf(headers: Headers, size: number, validators: Validators): WantedRange {
  const [, first = '', last = ''] =
    /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(headers.get('range') ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (!isStillTheSame(headers.get('if-range'), validators)) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: Math.min(last === '' ? size - 1 : Number(last), size - 1) };
}
