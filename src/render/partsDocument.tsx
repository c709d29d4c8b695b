import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page's content by the names of its parts on the page. */
export type Parts = Readonly<Record<string, ReactNode>>;

interface PartsDocument {
  /** The page's title now; undefined if it keeps its own. */
  readonly title: string | undefined;
  readonly parts: Parts;
  /** Content hash of the slate it is all from. */
  readonly slate: string;
  readonly now: Date;
  /** The page as written by the last build: its stylesheets show which build the parts must fit. */
  readonly built: string;
}

const stylesheetsOf = (page: string): string =>
  [...page.matchAll(/<link rel="stylesheet"[^>]*>/g)].join('');

/**
 * The content of a page from the current slate, part by part under the page's own names, for an open page: it takes all of them or
 * none (client/slate/takeParts.ts).
 */
export function partsDocument({ title, parts, slate, now, built }: PartsDocument): string {
  const body = renderToStaticMarkup(
    <>
      <meta name="robots" content="noindex" />
      {title !== undefined && <title>{title}</title>}
      <meta name="slate" content={slate} data-drawn={now.toISOString()} />
      {Object.entries(parts).map(([name, content]) => (
        <div key={name} data-part={name}>
          {content}
        </div>
      ))}
    </>,
  );
  return `<!doctype html><meta charset="utf-8">${stylesheetsOf(built)}${body}`;
}
