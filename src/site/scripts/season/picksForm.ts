import type { SeasonData } from '#components/season/seasonData.ts';
import { picksIn, picksText } from '#domain/season/pickAddress.ts';
import { SEASON_RESULTS, type SeasonPick } from '#domain/season/seasonPick.ts';

const KEY = 'set';

/** The form's games, read from its buttons and its address. */
export function picksForm({ games }: SeasonData, form: HTMLFormElement) {
  const names = new Map(games.map(({ game, name }) => [game, name]));

  const fieldOf = (name: string, value: string): HTMLInputElement | null =>
    form.querySelector(`input[name="${CSS.escape(name)}"][value="${value}"]`);

  /** What is set, in the order of the games. */
  const picks = (): readonly SeasonPick[] => {
    const set = new FormData(form);
    return games.flatMap(({ game, name }) => {
      const result = SEASON_RESULTS.find((each) => each === set.get(name));
      return result ? [{ game, result }] : [];
    });
  };

  return {
    picks,
    clear: (): void => {
      for (const { name } of games) {
        const open = fieldOf(name, '');
        if (open) open.checked = true;
      }
    },
    /** Sets what the address says. Returns how many of its results cannot be set: their games are not listed any more, or have none such. */
    take: (): number => {
      const text = new URLSearchParams(location.search).get(KEY) ?? '';
      const { picks: asked, gone } = picksIn(text, names);
      let impossible = 0;
      for (const { game, result } of asked) {
        const field = fieldOf(names.get(game) ?? '', result);
        if (!field) {
          impossible += 1;
          continue;
        }
        field.checked = true;
        const day = field.closest('details');
        if (day) day.open = true;
      }
      return gone + impossible;
    },
    /** Keeps what is set in the address, and in the links to the table's other orders. */
    keep: (): void => {
      const text = picksText(picks(), names);
      const search = text === '' ? '' : `?${KEY}=${text}`;
      history.replaceState(history.state, '', location.pathname + search + location.hash);
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-set]')) {
        link.search = search;
      }
    },
  };
}
