/** The possible faults of a ledger. */
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
  'graded early': 'Graded early',
  'later start': 'Later start than told',
  'not the last word': 'Not the line that counts',
  'wrong outcome': 'Wrong outcome',
  'wrong units': 'Wrong units',
  'wrong close': 'Wrong closing probability',
  'grade without rule': 'Grade without settlement',
  'unknown rule': 'Unknown settlement',
  'same sides twice': 'Same sides twice',
  'said twice': 'Said twice',
  'drawn twice': 'Drawn twice',
  'wrong seed': 'Wrong seed',
  rewritten: 'Rewritten',
  'heads differ': 'Seals differ',
  truncated: 'Truncated at the end',
} as const;

export type FaultKind = keyof typeof FAULTS;

/** The first fault in a ledger. */
export interface LedgerFault {
  readonly kind: FaultKind;
  /** Number of the first bad line, or of the missing one. */
  readonly seq: number;
  /** Where it shows in the file, from 1: the line being read, or one past the end. */
  readonly at: number;
  /** The fault in one sentence. */
  readonly text: string;
}

/** "Line 5,120 was altered: …", for a page or a command. */
export const faultText = ({ kind, seq, text }: LedgerFault): string =>
  `${FAULTS[kind]}: line ${seq.toLocaleString('en-US')}. ${text}`;
