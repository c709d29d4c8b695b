import type { CalendarDate } from '../time/time.ts';

/** An answer of a source's terms to one question: allowed, forbidden, only with its permission, or not said. */
export type Says = 'yes' | 'no' | 'ask' | 'unknown';

/** What terms say about one use, and in which words of ours. */
export interface RightTerm {
  readonly says: Says;
  readonly why: string;
}

/** The uses that each source's terms are asked about. */
export const USES = ['commercialUse', 'display', 'storage', 'derivedFigures', 'givingOn'] as const;
type Use = (typeof USES)[number];

/** Where the terms stand and when we read them. */
export interface TermsRead {
  /** Absent if none are published. */
  readonly href?: string | undefined;
  readonly readOn: CalendarDate;
  /**
   * What was read: the terms themselves, a stored copy of them, what others report of them, or nothing, because they are not
   * published or could not be opened.
   */
  readonly from: 'terms' | 'copy' | 'report' | 'nothing';
}

/** Words and link that a source's license requires beside its data. */
interface Attribution {
  readonly text: string;
  readonly href: string;
  readonly licence?: string | undefined;
}

/** What the terms of one source allow. One object for each plan if a source's plans differ. */
export interface Right extends Readonly<Record<Use, RightTerm>> {
  /** Stable, lower case: "openmeteo-free". */
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** What we take from it: "schedules, scores and prices". */
  readonly gives: string;
  /**
   * When the site reads it: always if absent; while a setting of the owner's has a value, or has none; or never.
   */
  readonly readWhile?: { readonly setting: string; readonly has: boolean } | 'never' | undefined;
  readonly terms: TermsRead;
  /** Absent if none is required. */
  readonly attribution?: Attribution | undefined;
  /** What it costs, in US dollars where known. */
  readonly cost: string;
  /** What an owner who charges has to ask, and whom. Absent if nothing is open. */
  readonly ask?: { readonly whom: string; readonly what: string } | undefined;
  /** What the site is without it. */
  readonly without: string;
}

/** Whether a site with these settings reads a source. @param environment its settings by name */
export function isRead(
  { readWhile }: Right,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (readWhile === undefined) return true;
  if (readWhile === 'never') return false;
  return Boolean(environment[readWhile.setting]) === readWhile.has;
}

const says =
  (answer: Says) =>
  (why: string): RightTerm => ({ says: answer, why });

export const yes = says('yes');
export const no = says('no');
export const ask = says('ask');
export const unknown = says('unknown');

/** The same answer to all five questions. */
export const forAll = (term: RightTerm): Readonly<Record<Use, RightTerm>> => ({
  commercialUse: term,
  display: term,
  storage: term,
  derivedFigures: term,
  givingOn: term,
});
