import type { GameBadge } from './gameBadges.ts';

/** Badges in a row. Those that depend on the clock stay in the page, hidden until they hold. */
export function Badges({ badges }: { readonly badges: readonly GameBadge[] }) {
  return badges.map(({ tone, text, when, hidden }) => (
    <span key={text} className={`badge ${tone}`} data-when={when} hidden={hidden}>
      {text}
    </span>
  ));
}
