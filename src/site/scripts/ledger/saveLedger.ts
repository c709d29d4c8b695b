import { readSiteLedger, siteBytes } from '#client/ledger/siteLedger.ts';
import { counted } from '#domain/words/counted.ts';
import { ledgerElement, setText } from './parts.ts';

const NAME = 'ledger.jsonl';

interface FilePicker {
  readonly showSaveFilePicker: (options: {
    readonly suggestedName: string;
  }) => Promise<FileSystemFileHandle>;
}
const canPick = (value: object): value is FilePicker => 'showSaveFilePicker' in value;

/** Writes piece by piece if the browser can, so that nothing stays in memory; returns whether it did. */
async function toChosenFile(bytes: () => AsyncIterable<Uint8Array>): Promise<boolean> {
  const scope: object = globalThis;
  if (!canPick(scope)) return false;
  const handle = await scope.showSaveFilePicker({ suggestedName: NAME });
  const file = await handle.createWritable();
  for await (const piece of bytes()) await file.write(new Uint8Array(piece));
  await file.close();
  return true;
}

async function toDownload(bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const pieces: BlobPart[] = [];
  for await (const piece of bytes) pieces.push(new Blob([new Uint8Array(piece)]));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(pieces, { type: 'application/jsonl' }));
  link.download = NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves the whole ledger as one file, and shows progress. */
export async function saveLedger(): Promise<void> {
  const button = ledgerElement<HTMLButtonElement>('save');
  if (button.hasAttribute('aria-disabled')) return;
  // Not `disabled`, which would take the focus away.
  button.setAttribute('aria-disabled', 'true');
  try {
    const ledger = await readSiteLedger(location.origin);
    const watched = async function* () {
      let length = 0;
      for await (const piece of siteBytes(location.origin, ledger)) {
        length += piece.length;
        setText('message', `Saving: ${(length / 1e6).toFixed(1)} MB …`);
        yield piece;
      }
    };
    if (!(await toChosenFile(watched))) await toDownload(watched());
    setText('message', `Saved: ${counted(ledger.lines, 'line')} in ${NAME}.`);
  } catch (error) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError';
    setText('message', cancelled ? '' : 'The file could not be saved. Please try again.');
  } finally {
    button.removeAttribute('aria-disabled');
  }
}
