import type { PoolsData } from '#components/pools/poolsData.ts';
import { usedIn, usedText } from '#domain/season/pools/usedAddress.ts';
import { counted } from '#domain/words/counted.ts';

const KEY = 'used';

/** The boxes of the teams that a reader has used; the address keeps them. */
export function usedForm({ teams }: PoolsData, form: HTMLFormElement) {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name="${KEY}"]`)];
  const count = form.querySelector('[data-pool-used-count]');

  const used = (): ReadonlySet<number> =>
    new Set(boxes.filter(({ checked }) => checked).map(({ value }) => Number(value)));

  const say = (): void => {
    const { size } = used();
    if (count) count.textContent = size === 0 ? 'none marked' : `${counted(size, 'team')} marked`;
  };

  return {
    used,
    /** Marks what the address says. */
    take(): void {
      const asked = usedIn(new URLSearchParams(location.search).get(KEY) ?? '', teams);
      for (const box of boxes) box.checked = asked.has(Number(box.value));
      say();
    },
    keep(): void {
      const text = usedText(used(), teams);
      const search = text === '' ? '' : `?${KEY}=${text}`;
      history.replaceState(history.state, '', location.pathname + search + location.hash);
      say();
    },
    clear(): void {
      for (const box of boxes) box.checked = false;
    },
  };
}
