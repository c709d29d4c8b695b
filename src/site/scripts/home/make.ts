/** An element with attributes and content; what is undefined is left out. Text is only ever text. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.filter((part) => part !== undefined));
  return element;
}

/** A button that follows or gives up, as FollowButton.tsx draws it. */
export const followButton = (id: string, name: string): HTMLElement =>
  make(
    'span',
    { class: 'follow' },
    make(
      'button',
      {
        class: 'button ghost compact follow-button',
        type: 'button',
        'data-follow': id,
        'aria-pressed': 'false',
      },
      'Follow',
      make('span', { class: 'visually-hidden' }, ` ${name}`),
    ),
    make('span', { class: 'follow-said', role: 'status', 'data-follow-said': '' }),
  );
