/** Number of items in an answer; undefined if it does not have the expected shape. */
export type CountOf = (json: unknown) => number | undefined;

/** Expectations for an answer. */
export type ExpectedAnswer =
  | {
      /** An answer of this shape. */
      readonly kind: 'list';
      readonly of: CountOf;
      /** Name of an item: "event". */
      readonly item: string;
      /** Minimum number of items; 0 if an empty list is valid. */
      readonly least: number;
      /** Known limit of items; more are good news. */
      readonly most?: number;
    }
  /** The feed refuses this request, which we do not need; an answer would be good news. */
  | { readonly kind: 'refused'; readonly status: number; readonly of: CountOf }
  /** Beginning of a body too large to read every day. */
  | { readonly kind: 'beginning'; readonly with: RegExp; readonly words: string };

/** One small request to a feed, in a form that we use or might use. */
export interface ProbeAsk {
  readonly feed: string;
  /** "NFL, one day" */
  readonly what: string;
  readonly url: URL;
  /** Headers besides our identification. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly expects: ExpectedAnswer;
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

/** The same, but `null` counts as an empty list. */
export const listOrNullAt =
  (name: string): CountOf =>
  (json) =>
    isRecord(json) && json[name] === null ? 0 : listAt(name)(json);
