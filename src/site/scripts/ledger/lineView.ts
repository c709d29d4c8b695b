import { browserDigest } from '#client/ledger/digest.ts';
import { groupedHash } from '#components/game/sealed.ts';
import { lineWords } from '#components/ledger/lineWords.ts';
import { linePath } from '#contract/ledger/paths.ts';
import { type LedgerLine, readLine } from '#domain/ledger/line.ts';
import { offerRerun } from './offerRerun.ts';
import { ledgerElement, lineCountText, setText, show } from './parts.ts';

const address = (seq: number): string => `/verify?line=${seq}`;

function fillFacts(facts: ReturnType<typeof lineWords>['facts']): void {
  const rows = facts.map(([term, value, href]) => {
    const row = document.createElement('div');
    const [dt, dd] = [document.createElement('dt'), document.createElement('dd')];
    dt.textContent = term;
    const shown = href === undefined ? dd : dd.appendChild(document.createElement('a'));
    if (shown instanceof HTMLAnchorElement && href !== undefined) shown.href = href;
    shown.textContent = value;
    row.append(dt, dd);
    return row;
  });
  ledgerElement('lineFacts').replaceChildren(...rows);
}

function fill(line: LedgerLine): void {
  const { seq, payload, previousHash, hash } = line;
  const { title, sample, facts } = lineWords(line);
  setText('lineTitle', `Line ${lineCountText(seq)}`);
  show('lineSample', sample);
  setText('lineSays', title);
  fillFacts(facts);
  setText('linePrevious', groupedHash(previousHash));
  setText('lineHash', groupedHash(hash));
  const computed = browserDigest(previousHash, payload);
  const same = computed === hash;
  const element = ledgerElement('lineComputed');
  element.textContent = `${groupedHash(computed)} ${same ? '✓ the same' : '✗ another'}`;
  element.classList.toggle('same', same);
  element.classList.toggle('differs', !same);
  setText('linePayload', payload);
  ledgerElement<HTMLAnchorElement>('lineEarlier').href = address(seq - 1);
  show('lineEarlier', seq > 1);
  ledgerElement<HTMLAnchorElement>('lineLater').href = address(seq + 1);
  ledgerElement<HTMLAnchorElement>('lineRaw').href = linePath(seq);
}

/** The result of requesting a line: the line, or a sentence. */
async function ask(seq: number): Promise<LedgerLine | string> {
  try {
    const answer = await fetch(linePath(seq));
    if (answer.status === 404) return `The ledger has no line ${lineCountText(seq)}.`;
    const line = answer.ok ? readLine(await answer.text()) : undefined;
    return line ?? 'The line could not be read. Please try again.';
  } catch {
    return 'The line could not be loaded. Check your connection and try again.';
  }
}

/** Shows the line named in the address, if any. */
export async function showLine(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('line');
  if (asked === null) return;
  ledgerElement<HTMLInputElement>('number').value = asked;
  const seq = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined;
  setText('lineMessage', seq === undefined ? '' : 'Loading …');
  const found = seq === undefined ? 'Lines are numbered from 1.' : await ask(seq);
  show('lineFound', typeof found !== 'string');
  setText('lineMessage', typeof found === 'string' ? found : '');
  if (typeof found === 'string') return;
  fill(found);
  void offerRerun(found);
  document.title = `Line ${lineCountText(found.seq)} of the ledger | ${document.title.split(' | ').at(-1)}`;
  ledgerElement('line').focus({ preventScroll: true });
  ledgerElement('line').scrollIntoView({ block: 'start' });
}
