/** Number of items in an answer; undefined if it does not have the expected shape. */
export type CountOf = (json: unknown) => number | undefined;

/** What we expect of an answer. */
export type Expected =
  | {
      /** An answer of this shape. */
      readonly kind: 'list';
      readonly of: CountOf;
      /** What one of its items is called: "event". */
      readonly item: string;
      /** Fewest items; 0 where an empty list is right. */
      readonly least: number;
      /** Items it gives at most, as far as we know; more are good news. */
      readonly most?: number;
    }
  /** It refuses the request, and nothing of ours needs it; an answer is good news. */
  | { readonly kind: 'refused'; readonly status: number; readonly of: CountOf }
  /** Beginning of a body too large to read every day. */
  | { readonly kind: 'beginning'; readonly with: RegExp; readonly words: string };

/** One small request to a feed, in a form in which we ask it or would ask it. */
export interface ProbeAsk {
  readonly feed: string;
  /** "NFL, one day" */
  readonly what: string;
  readonly url: URL;
  /** Besides who asks. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly expects: Expected;
  /** A second request if the count is doubtful; the larger of the two counts. */
  readonly doubt?: (count: number) => URL | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counts a list under names: `listAt('MRData', 'RaceTable', 'Races')`; no name: the answer itself is the list. */
export const listAt =
  (...names: readonly string[]): CountOf =>
  (json) => {
    const found = names.reduce<unknown>(
      (value, name) => (isRecord(value) ? value[name] : undefined),
      json,
    );
    return Array.isArray(found) ? found.length : undefined;
  };

/** The same, where `null` is an empty list. */
export const listOrNullAt =
  (name: string): CountOf =>
  (json) =>
    isRecord(json) && json[name] === null ? 0 : listAt(name)(json);
