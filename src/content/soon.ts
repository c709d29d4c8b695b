/** A route that opens later: one honest sentence and a way out, so that no link is dead. */
export interface SoonPage {
  /** Path without the leading slash. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly wayOut: { readonly label: string; readonly href: string };
}

const GAMES = { label: "Today's games", href: '/predictions' };
export const SOON_PAGES: readonly SoonPage[] = [
  {
    path: 'account',
    title: 'Account',
    text: 'There are no accounts yet, so there is nothing to manage or cancel.',
    wayOut: GAMES,
  },
];
