import { Fragment } from 'react';
import { feedName } from '#components/feed/feedWords.ts';
import type { League } from '#domain/leagues/league.ts';
import { feedPaths } from '#domain/product/feeds.ts';
import { SITE } from '#site';
import { type ShareCard, socialCardText } from './cards/card.ts';
import { cardPath } from './cards/cardPath.ts';
import { type JsonLd, jsonLdText } from './jsonLd.ts';

/** What a page says about itself to search engines and social cards. */
export interface PageMeta {
  /** Whole title, the site's name included. */
  readonly title: string;
  /** The title without figures, for a page that updates itself in the browser (client/plainTitle.ts). */
  readonly plainTitle?: string | undefined;
  /** 50–160 characters. */
  readonly description: string;
  readonly keywords?: readonly string[];
  /** @default "index, follow" */
  readonly robots?: string;
  /** Path of the canonical page, if not this one. */
  readonly canonical?: string | undefined;
  readonly type?: 'website' | 'article';
  /** Its social card, drawn at build time. @default the site's own */
  readonly card?: ShareCard | undefined;
  /** A 1200 × 630 image instead: pages made by functions have no card drawn. */
  readonly image?: { readonly path: string; readonly alt: string } | undefined;
  readonly structuredData?: readonly JsonLd[];
  /** The league whose own feeds follow this page, besides those of all leagues. */
  readonly feedOf?: League | undefined;
  /** Content hash of the page's slate, which it compares with the current one. */
  readonly slate?: string | undefined;
  /** The name by which it requests its later content, and when that slate was confirmed: of a page whose head a function draws. */
  readonly follows?: { readonly page: string; readonly asOf?: string | undefined } | undefined;
}

interface Props {
  readonly meta: PageMeta & { readonly canonical: string };
  /** When the page is drawn. */
  readonly now: Date;
}

const KEYWORDS = [
  'sports predictions',
  'betting picks',
  'Monte Carlo simulation',
  'odds',
  'expected value',
];
const SITE_CARD = { path: '/og.png', alt: `${SITE.name}. ${SITE.tagline}` };

/** The first is the page's own. */
const feedsOf = (league: League | undefined) =>
  (league === undefined ? [undefined] : [league, undefined]).map((of) => ({
    title: `${SITE.name}: ${feedName(of)}`,
    ...feedPaths(of),
  }));

const absolute = (path: string): string => new URL(path, SITE.url).href;

/** The card to draw for a page; none if it has an image. */
export const ownCard = ({ card, image }: PageMeta): ShareCard | undefined =>
  image ? undefined : card;

/** An event's data with the page's picture, if the event has none of its own. */
const withImage = (data: JsonLd, image: string): JsonLd =>
  data['@type'] === 'SportsEvent' && !data.image ? { ...data, image: [image] } : data;

/** The part of a page's head that differs from page to page. */
export function HeadTags({ meta, now }: Props) {
  const { title, description, canonical, slate, feedOf, structuredData = [] } = meta;
  const card = ownCard(meta);
  const own = card && { path: cardPath(card), alt: socialCardText(card) };
  const image = meta.image ?? own ?? SITE_CARD;
  return (
    <>
      <title>{title}</title>
      {meta.plainTitle && <meta name="plain-title" content={meta.plainTitle} />}
      <meta name="description" content={description} />
      <meta name="keywords" content={(meta.keywords ?? KEYWORDS).join(', ')} />
      <meta name="robots" content={meta.robots ?? 'index, follow'} />
      {/* Asked for by the specification; browsers and the CDN go by the headers. */}
      <meta name="cache-control" content="max-age=3600" />
      <link rel="canonical" href={absolute(canonical)} />
      {feedsOf(feedOf).map(({ title: name, rss, json }) => (
        <Fragment key={rss}>
          <link rel="alternate" type="application/rss+xml" title={name} href={rss} />
          <link rel="alternate" type="application/feed+json" title={name} href={json} />
        </Fragment>
      ))}
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:url" content={absolute(canonical)} />
      <meta property="og:image" content={absolute(image.path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {slate !== undefined && (
        <meta
          name="slate"
          content={slate}
          data-as-of={meta.follows?.asOf}
          data-page={meta.follows?.page}
          data-drawn={now.toISOString()}
        />
      )}
      {structuredData
        .map((data) => withImage(data, absolute(image.path)))
        .map((data) => (
          <script
            key={JSON.stringify(data)}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can end the element
            dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
          />
        ))}
    </>
  );
}
