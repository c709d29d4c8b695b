/** A route that opens later: one honest sentence and a way out, so that no link is dead. */
export interface SoonPage {
  /** Path without the leading slash. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly wayOut: { readonly label: string; readonly href: string };
}

/** None: every route is open. */
export const SOON_PAGES: readonly SoonPage[] = [];
