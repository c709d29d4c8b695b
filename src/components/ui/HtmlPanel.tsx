interface Props {
  /** Our own rendered markup, never a reader's or a feed's text. */
  readonly html: string;
}

/** Markup that stands as it is: what a script takes over without needing to draw it. */
export const HtmlPanel = ({ html }: Props) => (
  <div
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see html
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
