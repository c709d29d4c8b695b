import type { CalendarDate } from '../time/time.ts';

/** A published legal document. Its text is src/site/content/legal/{slug}.md. */
export interface LegalDocument {
  /** Its path without the leading slash. */
  readonly slug: string;
  readonly title: string;
  /** Short title, for the row of all four on a phone. */
  readonly short: string;
  /** Identifies one wording for good: acceptances are recorded with it, so a changed text needs a new one. */
  readonly version: string;
  readonly updated: CalendarDate;
}

/** The four, in the order they are listed. */
export const LEGAL_NAMES = ['terms', 'privacy', 'gambling', 'accessibility'] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

/**
 * The specification's Terms are of 2025-10-10 and its Privacy Policy of 2025-01-29: messages, own bets and breaks were added
 * later.
 */
export const LEGAL = {
  terms: {
    slug: 'terms-of-service',
    title: 'Terms of Service',
    short: 'Terms',
    version: '2026-11-23',
    updated: '2026-11-23',
  },
  privacy: {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    short: 'Privacy',
    version: '2026-11-23',
    updated: '2026-11-23',
  },
  gambling: {
    slug: 'responsible-gambling',
    title: 'Responsible Gambling',
    short: 'Gambling',
    version: '2026-11-22',
    updated: '2026-11-22',
  },
  accessibility: {
    slug: 'accessibility',
    title: 'Accessibility',
    short: 'Access',
    version: '2026-11-22',
    updated: '2026-11-22',
  },
} as const satisfies Readonly<Record<LegalName, LegalDocument>>;

/** Recorded with every acceptance of the Terms. */
export const TERMS_VERSION = LEGAL.terms.version;

export const legalPath = (name: LegalName): string => `/${LEGAL[name].slug}`;
