interface Props {
  /** Our own rendered markup; never a reader's or a feed's text. */
  readonly html: string;
  readonly className?: string;
}

/** Fixed markup: a script that hydrates the page need not draw it, and finds it by its mark. */
export const Markup = ({ html, className }: Props) => (
  <div
    className={className}
    data-markup=""
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see html
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
