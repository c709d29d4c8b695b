import type { ToldOfLine } from '#client/ledger/asked.ts';
import { drawBlocks } from '#components/ledger/chainBlocks.ts';
import { FAULTS } from '#domain/ledger/fault.ts';
import type { LedgerVerdict } from '#domain/ledger/verifier.ts';
import { counted } from '#domain/words/counted.ts';
import { ledgerElement, lineCountText, setText, show } from './parts.ts';
import { offerRounds } from './roundsView.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const lineCount = (lines: number): string => counted(lines, 'line');

/** Length of the checked file, if known. */
interface Size {
  readonly lines?: number;
  readonly bytes?: number;
}

/** The drawing of the checked chain; none without a known length. */
function chainDrawing() {
  let size: Size = {};
  let blocks: ReturnType<typeof drawBlocks> | undefined;
  return {
    size: () => size,
    /** Redraws it with nothing checked yet. Returns the number of lines per block. */
    draw: (of: Size): number | undefined => {
      size = of;
      blocks = of.lines ? drawBlocks(ledgerElement<SVGElement>('chain'), of.lines) : undefined;
      return blocks?.linesPerBlock;
    },
    fill: (seq: number) => blocks?.fill(seq),
    mark: (seq: number, as: 'newest' | 'broken') => blocks?.mark(seq, as),
  };
}
const chain = chainDrawing();

/** The state before and during a check. */
export function showRunning(running: boolean): void {
  show('start', !running);
  show('stop', running);
  show('working', running);
  if (!running) return;
  for (const name of ['stands', 'broken', 'chainBox', 'legend', 'rounds']) show(name, false);
  setText('message', '');
  setText('progress', 'Starting …');
  ledgerElement<HTMLProgressElement>('bar').removeAttribute('value');
}

function showSize(told: Size): void {
  const each = chain.draw(told);
  if (each === undefined) return;
  show('chainBox', true);
  show('legend', true);
  setText(
    'legend',
    `One block is ${lineCount(each)}, oldest first. A changed line breaks its block and all after it. Red: the newest.`,
  );
}

function showProgress({ lines, bytes }: { readonly lines: number; readonly bytes: number }): void {
  const size = chain.size();
  setText(
    'progress',
    `${size.lines === undefined ? lineCount(lines) : `${lineCountText(lines)} of ${lineCount(size.lines)}`}, ${megabytes(bytes)}`,
  );
  const done = size.lines ? lines / size.lines : bytes / Math.max(1, size.bytes ?? 1);
  ledgerElement<HTMLProgressElement>('bar').value = Math.min(1, done);
  chain.fill(lines);
}

function showStanding({ through, counts, knownPassed }: LedgerVerdict): void {
  const { prediction = 0, grade = 0 } = counts;
  chain.fill(through.seq);
  chain.mark(through.seq, 'newest');
  setText('standing', `${lineCount(through.seq)}, nothing changed`);
  setText('said', counted(prediction, 'prediction'));
  setText('graded', lineCountText(grade));
  setText('heads', lineCountText(knownPassed));
  setText(
    'headsRemark',
    knownPassed === 0 ? 'no seal to compare with' : 'one a day, the newest, and yours',
  );
  show('stands', true);
}

function showFault({ fault, through }: LedgerVerdict): void {
  if (!fault) return;
  chain.fill(through.seq);
  chain.mark(fault.seq, 'broken');
  setText('fault', `${FAULTS[fault.kind]}: line ${lineCountText(fault.seq)}`);
  setText('detail', `${fault.text} Nothing from there on is proven.`);
  setText(
    'good',
    through.seq === 0
      ? ''
      : `The ${lineCount(Math.min(through.seq, fault.seq - 1))} before it are fine.`,
  );
  show('broken', true);
}

/** Shows a message from the worker; returns whether the check is done. */
export function showTold(told: ToldOfLine): boolean {
  if (told.what === 'size') showSize(told);
  else if (told.what === 'progress') showProgress(told);
  else {
    showRunning(false);
    if (told.what === 'failed') {
      setText('message', `The check could not be finished: ${told.reason}. Please try again.`);
    } else {
      const { verdict, ms } = told;
      const name = ledgerElement('count').textContent ?? '';
      const took = `${(ms / 1000).toFixed(1)} s on this device`;
      setText('count', `${name}: ${megabytes(verdict.bytes)} in ${took}`);
      if (verdict.fault) showFault(verdict);
      else showStanding(verdict);
      offerRounds(verdict.fault ? [] : verdict.rounds);
    }
    return true;
  }
  return false;
}
