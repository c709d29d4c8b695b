import { KEYPAD_KEYS, type MenuOption } from './screen.ts';

/** Choices on one page: the keys one to nine. */
export const PER_PAGE = 9;

/** One page of a longer list. */
interface Page<Item> {
  readonly items: readonly Item[];
  /** From 0; a page beyond the last is the last. */
  readonly page: number;
  readonly pages: number;
}

export function voicePage<Item>(items: readonly Item[], wanted: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / PER_PAGE));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  return { items: items.slice(page * PER_PAGE, (page + 1) * PER_PAGE), page, pages };
}

/** One choice for each item of the page, by the keys one to nine. */
export const choices = <Item>(
  { items }: Page<Item>,
  choose: (item: Item, key: MenuOption['key']) => MenuOption,
): readonly MenuOption[] =>
  items.flatMap((item, index) => {
    const key = KEYPAD_KEYS[index];
    return key === undefined ? [] : [choose(item, key)];
  });
