import { SITE } from '#site';
import type { JsonLd } from './jsonLd.ts';

/** Who publishes this site. */
export const PUBLISHER: JsonLd = {
  '@type': 'Organization',
  name: SITE.name,
  url: SITE.url,
  logo: `${SITE.url}/icon-512.png`,
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: SITE.phone,
    contactType: 'customer support',
  },
};

/** The site and who publishes it, for search engines. */
export const SITE_DATA: readonly JsonLd[] = [
  {
    '@type': 'WebSite',
    name: SITE.name,
    description: SITE.tagline,
    url: SITE.url,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${SITE.url}/search?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
  PUBLISHER,
];
