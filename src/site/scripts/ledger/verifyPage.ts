import type { LedgerQuestion, ToldOfLine } from '#client/ledger/asked.ts';
import type { KnownLine } from '#domain/ledger/head.ts';
import { headsOf } from '#domain/ledger/headsText.ts';
import { showRunning, showTold } from './checkView.ts';
import { showLine } from './lineView.ts';
import { ledgerElement, setText, show } from './parts.ts';
import { saveLedger } from './saveLedger.ts';
import { offerReceipts } from './witnessView.ts';

/** Runs one check at a time. */
function checks() {
  let worker: Worker | undefined;
  let held: readonly KnownLine[] = [];

  function stop(message = ''): void {
    worker?.terminate();
    worker = undefined;
    showRunning(false);
    setText('message', message);
  }

  /** Checks a file, or the site's own ledger. */
  function start(file?: File): void {
    const kept = headsOf(ledgerElement<HTMLTextAreaElement>('kept').value);
    worker?.terminate();
    if (!kept) {
      stop(
        'Your seals could not be read. Write the day, the line number and the whole hash on each line.',
      );
      ledgerElement('kept').focus();
      return;
    }
    showRunning(true);
    setText('count', file ? file.name : 'The ledger of this site');
    ledgerElement('stop').focus();
    worker = new Worker(new URL('./ledgerWorker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ToldOfLine>) => {
      if (!showTold(data)) return;
      const hadFocus =
        document.activeElement === document.body ||
        document.activeElement === ledgerElement('stop');
      worker?.terminate();
      if (hadFocus) ledgerElement('start').focus();
    };
    worker.onerror = () => stop('The check could not be started in this browser.');
    worker.postMessage({
      file,
      kept: file ? kept : [...kept, ...held],
      site: location.origin,
    } satisfies LedgerQuestion);
  }

  /** Lines that the site's own chain has to hold, too. */
  function hold(lines: readonly KnownLine[]): void {
    held = lines;
  }

  return { start, stop, hold };
}
const { start, stop, hold } = checks();

function takeFiles(): void {
  const drop = ledgerElement('drop');
  const input = ledgerElement<HTMLInputElement>('file');
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    // So that the same file can be chosen again after a change.
    input.value = '';
    if (file) start(file);
  });
  for (const name of ['dragover', 'dragleave', 'drop'] as const) {
    drop.addEventListener(name, (event) => {
      event.preventDefault();
      drop.classList.toggle('over', name === 'dragover');
    });
  }
  drop.addEventListener('drop', ({ dataTransfer }) => {
    const [file] = dataTransfer?.files ?? [];
    if (file) start(file);
  });
}

show('plain', false);
for (const element of document.querySelectorAll('[data-ledger="scripted"]')) {
  element.removeAttribute('hidden');
}
ledgerElement('start').addEventListener('click', () => start());
ledgerElement('stop').addEventListener('click', () => {
  stop('Stopped. No fault up to there.');
  ledgerElement('start').focus();
});
ledgerElement('save').addEventListener('click', () => void saveLedger());
takeFiles();
offerReceipts(hold);
void showLine();
