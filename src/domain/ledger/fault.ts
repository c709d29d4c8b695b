/** What can be wrong with a ledger. */
export const FAULTS = {
  malformed: 'Not a line of the ledger',
  altered: 'Altered',
  removed: 'Removed',
  reordered: 'Out of order',
  duplicate: 'Repeated',
  fork: 'Two lines in one place',
  'inserted late': 'Inserted late',
  'not canonical': 'Not canonical JSON',
  'grade without prediction': 'Grade without prediction',
  'edges without prediction': 'Edges without prediction',
  'number used twice': 'Number used twice',
  'graded twice': 'Graded twice',
  rewritten: 'Rewritten',
  truncated: 'Truncated at the end',
} as const;

export type FaultKind = keyof typeof FAULTS;

/** The first thing that is wrong with a ledger. */
export interface Fault {
  readonly kind: FaultKind;
  /** Number of the first bad line: of the missing one where lines are missing. */
  readonly seq: number;
  /** Where in the file it shows, from 1: the line that was being read, or one past the end. */
  readonly at: number;
  /** What is wrong, in a sentence. */
  readonly text: string;
}

/** "Line 5,120 was altered: …", as a page and a command say it. */
export const faultText = ({ kind, seq, text }: Fault): string =>
  `${FAULTS[kind]}: line ${seq.toLocaleString('en-US')}. ${text}`;
