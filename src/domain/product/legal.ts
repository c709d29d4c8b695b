import type { CalendarDate } from '../time/time.ts';

/** A published legal document. Its text is src/site/content/legal/{slug}.md. */
interface LegalDocument {
  /** Its path without the leading slash. */
  readonly slug: string;
  readonly title: string;
  /** Short title, for the row of all four on a phone. */
  readonly short: string;
  /** Identifies one wording for good: acceptances are recorded with it, so a changed text needs a new one. */
  readonly version: string;
  readonly updated: CalendarDate;
  /** Dates of the wordings before it, latest first: the page's history. */
  readonly earlier: readonly CalendarDate[];
}

/** The four, in the order they are listed. */
export const LEGAL_NAMES = ['terms', 'privacy', 'gambling', 'accessibility'] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

/** Dates are those of the wording in force. The first wordings of Terms and Privacy are the specification's. */
export const LEGAL = {
  terms: {
    slug: 'terms-of-service',
    title: 'Terms of Service',
    short: 'Terms',
    version: '2026-11-26',
    updated: '2026-11-26',
    earlier: ['2026-11-23', '2025-10-10'],
  },
  privacy: {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    short: 'Privacy',
    version: '2026-11-27',
    updated: '2026-11-27',
    earlier: ['2026-11-26', '2026-11-23', '2025-01-29'],
  },
  gambling: {
    slug: 'responsible-gambling',
    title: 'Responsible Gambling',
    short: 'Gambling',
    version: '2026-11-26',
    updated: '2026-11-26',
    earlier: ['2026-11-22'],
  },
  accessibility: {
    slug: 'accessibility',
    title: 'Accessibility',
    short: 'Access',
    version: '2026-11-26',
    updated: '2026-11-26',
    earlier: ['2026-11-22'],
  },
} as const satisfies Readonly<Record<LegalName, LegalDocument>>;

/** Recorded with every acceptance of the Terms. */
export const TERMS_VERSION = LEGAL.terms.version;

export const legalPath = (name: LegalName): string => `/${LEGAL[name].slug}`;
