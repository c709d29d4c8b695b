/** An element with attributes and content; what is undefined is left out. Text is only ever text. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.filter((part) => part !== undefined));
  return element;
}

/** A button that follows or gives up, as FollowButton.tsx draws it: a copy of the one in the page's template. */
export function followButton(id: string, name: string): Node {
  const template = document.querySelector<HTMLTemplateElement>('[data-follow-button]');
  const copy = template ? template.content.cloneNode(true) : document.createDocumentFragment();
  if (!(copy instanceof DocumentFragment)) return copy;
  const button = copy.querySelector<HTMLElement>('[data-follow]');
  if (button) button.dataset.follow = id;
  const place = copy.querySelector('.visually-hidden');
  if (place) place.textContent = ` ${name}`;
  return copy;
}
