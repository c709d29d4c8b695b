import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

interface Props {
  /** What the page's script knows it by: `islands/gameIslands.tsx`. */
  readonly name: string;
  /** What the script needs to draw it again; kept in the page as JSON. */
  readonly props: object;
  readonly children: ReactElement;
}

/**
 * A part of a game page that its script brings to life. It is rendered apart and with the marks that React takes a
 * markup over by; the page around it is plain.
 */
export const Island = ({ name, props, children }: Props) => (
  <div
    data-island={name}
    data-props={JSON.stringify(props)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is React's own markup
    dangerouslySetInnerHTML={{ __html: renderToString(children) }}
  />
);
