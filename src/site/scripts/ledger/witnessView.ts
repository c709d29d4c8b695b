import { chunkFailed } from '#client/chunkFailed.ts';
import { clock } from '#clock';
import type { KnownLine } from '#domain/ledger/head.ts';

/** An element of the witnesses' part by its name. */
function part<T extends Element = HTMLElement>(name: string): T {
  const found = document.querySelector<T>(`[data-witness="${name}"]`);
  if (!found) throw new Error(`The page has no ${name}`);
  return found;
}

function say(lines: readonly string[], isWrong = false): void {
  const status = part('status');
  status.replaceChildren(
    ...lines.map((line) => {
      const text = document.createElement('p');
      text.textContent = line;
      return text;
    }),
  );
  status.classList.toggle('alert', isWrong);
  status.classList.toggle('neg', isWrong);
}

/** Where the check of the chain finds that these ends are in it. */
const NEXT = 'Check the whole chain next: it then has to hold each of these ends.';

/** Checks the receipts of the chosen day, and hands on the ends of the chain that they are of; the code for it is loaded at the first press. */
async function check(day: string, hold: (lines: readonly KnownLine[]) => void): Promise<void> {
  say(['Checking …']);
  const loaded = await Promise.all([
    import('#client/ledger/checkReceipts.ts'),
    import('#domain/ledger/receiptsWords.ts'),
  ]).catch((error: unknown) => chunkFailed(error, part('status')));
  if (!loaded) return;
  const [{ checkHeads, readReceipts, rootsOf }, { receiptsWords }] = loaded;
  try {
    const heads = await readReceipts(location.origin, day);
    const verdict = await checkHeads(heads, await rootsOf(location.origin));
    if (verdict.faults.length > 0) say(verdict.faults, true);
    else {
      hold(heads.map(({ seq, hash }) => ({ seq, hash })));
      say([...receiptsWords(verdict), ...(heads.length > 0 ? [NEXT] : [])]);
    }
  } catch (error) {
    say(
      [error instanceof Error ? `${error.message}.` : 'The receipts could not be checked.'],
      true,
    );
  }
}

/** Lets a reader check the receipts of a day. @param hold takes the ends of the chain that witnesses have seen */
export function offerReceipts(hold: (lines: readonly KnownLine[]) => void): void {
  const day = part<HTMLInputElement>('day');
  day.value = clock.now().toISOString().slice(0, 10);
  day.max = day.value;
  part('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void check(day.value, hold);
  });
}
