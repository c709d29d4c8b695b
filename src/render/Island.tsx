import type { ReactElement } from 'react';
import { cloneElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '#islands/islands.ts';

interface Props {
  readonly name: IslandName;
  /** Its props are plain data; the page's script redraws it from them. */
  readonly of: ReactElement<{ readonly html?: string | undefined }>;
  /** Our own markup that it shows as it is. */
  readonly html?: string | undefined;
}

/**
 * A part of a page that a reader can operate, or that follows an answer. It is in the page as built, rendered separately with the
 * marks that React needs, the page around it plain; page.ts hydrates it once a reader is near (reviveIslands.ts).
 */
export const Island = ({ name, of, html }: Props) => (
  <div
    data-island={name}
    data-props={JSON.stringify(of.props)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own markup
    dangerouslySetInnerHTML={{
      __html: renderToString(html === undefined ? of : cloneElement(of, { html })),
    }}
  />
);
