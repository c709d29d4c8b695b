import type { PoolsData } from '#components/pools/poolsData.ts';
import { usedIn, usedText } from '#domain/season/pools/usedAddress.ts';
import { counted } from '#domain/words/counted.ts';

const KEY = 'used';
/** Holds the number of a week that is picked already. */
const PICKED = 'picked';

/** The boxes of the teams that a reader has used; the address keeps them. */
export function usedForm({ teams }: PoolsData, form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name="${KEY}"]`)];
  const picked = form.querySelector<HTMLInputElement>(`input[name="${PICKED}"]`);
  const count = form.querySelector('[data-pool-used-count]');

  const used = (): ReadonlySet<number> =>
    new Set(boxes.filter(({ checked }) => checked).map(({ value }) => Number(value)));

  const say = (): void => {
    const { size } = used();
    if (count) count.textContent = size === 0 ? 'none marked' : `${counted(size, 'team')} marked`;
  };

  return {
    used,
    /** Number of this week if it is picked already. */
    picked: (): string | undefined => (picked?.checked ? picked.value : undefined),
    /** Marks what the address says. */
    take(): void {
      const address = new URLSearchParams(location.search);
      const asked = usedIn(address.get(KEY) ?? '', teams);
      if (picked) picked.checked = address.get(PICKED) === picked.value;
      for (const box of boxes) box.checked = asked.has(Number(box.value));
      say();
    },
    keep(): void {
      const text = usedText(used(), teams);
      const parts = [
        ...(text === '' ? [] : [`${KEY}=${text}`]),
        ...(picked?.checked ? [`${PICKED}=${picked.value}`] : []),
      ];
      const search = parts.length === 0 ? '' : `?${parts.join('&')}`;
      history.replaceState(history.state, '', location.pathname + search + location.hash);
      say();
    },
    clear(): void {
      for (const box of boxes) box.checked = false;
      if (picked) picked.checked = false;
    },
  };
}
