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
    path: 'subscribe',
    title: 'Subscribe',
    text: 'Subscriptions and sign-in are not open yet. Everything published today is free to read.',
    wayOut: GAMES,
  },
  {
    path: 'account',
    title: 'Account',
    text: 'There are no accounts yet, so there is nothing to manage or cancel.',
    wayOut: GAMES,
  },
  {
    path: 'track-record',
    title: 'Track Record',
    text: 'The full record is not open yet. What the ledger has counted so far is on the home page, beside the published claims.',
    wayOut: { label: 'Claimed and counted', href: '/#track-record' },
  },
  {
    path: 'features',
    title: 'Features',
    text: 'The tour of the features is not published yet. The short version is on the home page.',
    wayOut: { label: 'How it works', href: '/#how' },
  },
  {
    path: 'terms-of-service',
    title: 'Terms of Service',
    text: 'The terms will be published before the first subscription is sold. Nothing is sold today.',
    wayOut: GAMES,
  },
  {
    path: 'privacy-policy',
    title: 'Privacy Policy',
    text: 'The full policy will be published before sign-in opens. Today this site asks for no name, phone number or e-mail address and sets no cookie. A color choice you make stays in your browser.',
    wayOut: GAMES,
  },
  {
    path: 'accessibility',
    title: 'Accessibility',
    text: 'We aim at WCAG 2.2 AA: keyboard for everything, zoom to 200%, no meaning by color alone. The full statement is being written. If something stops you, call us at the number above.',
    wayOut: GAMES,
  },
];
