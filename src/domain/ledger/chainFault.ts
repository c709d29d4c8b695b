import type { LedgerLine } from './line.ts';
import { brokenAt, type CheckFindings, type LedgerStanding, seqText } from './standing.ts';

/** Tells a line that was altered from one in the wrong place, by what the line says itself. */
function misplaced(
  line: LedgerLine,
  sound: boolean,
  through: LedgerStanding,
): CheckFindings | undefined {
  const expected = through.seq + 1;
  if (line.seq > expected) {
    const missing =
      line.seq - 1 === expected
        ? 'It is missing.'
        : `Lines ${seqText(expected)} to ${seqText(line.seq - 1)} are missing.`;
    return brokenAt('removed', expected, missing);
  }
  if (!sound) return brokenAt('altered', expected, 'Its hash does not match its text.');
  if (line.hash === through.hash) {
    return brokenAt('duplicate', through.seq, 'It is in the file twice in a row.');
  }
  return undefined;
}

/**
 * What breaks the chain at a line; undefined if the line fits its own hash and follows the line before.
 * @param sound whether its hash fits its content
 * @param followed what the line before follows; undefined if unknown
 */
export function chainFault(
  line: LedgerLine,
  sound: boolean,
  through: LedgerStanding,
  followed: string | undefined,
): CheckFindings | undefined {
  const expected = through.seq + 1;
  if (sound && line.previousHash === through.hash) {
    if (line.seq === expected) return undefined;
    const text = `It follows the line before, but is numbered ${seqText(line.seq)}.`;
    return brokenAt('altered', expected, text);
  }
  const fault = misplaced(line, sound, through);
  if (fault) return fault;
  if (line.previousHash === followed) {
    const text = 'Two different lines have this place: one of them was added.';
    return brokenAt('fork', through.seq, text);
  }
  if (line.seq < expected) {
    const text = `This line number comes again after line ${seqText(through.seq)}.`;
    return brokenAt('duplicate', line.seq, text);
  }
  if (expected === 1) {
    const text = 'It says another line comes before it, but it is the first.';
    return brokenAt('altered', 1, text);
  }
  const text = `Line ${seqText(expected)} does not follow it: this line was changed and sealed again, or lines after it were removed and the rest renumbered.`;
  return brokenAt('altered', through.seq, text);
}
