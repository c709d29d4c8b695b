export interface Crumb {
  readonly text: string;
  /** Its address; absent for the page itself. */
  readonly href?: string | undefined;
}

/** The way from the home page to this one. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumb">
        {crumbs.map(({ text, href }) => (
          <li key={text} aria-current={href === undefined ? 'page' : undefined}>
            {href === undefined ? text : <a href={href}>{text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
