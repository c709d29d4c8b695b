/** The places of marketing figures: the ledger's own count, or the figures as the owner gave them, marked as such. */
export type ClaimsShown = 'counted' | 'as-given';

/** What an owner changes to make the product theirs. */
export const SITE = {
  name: 'Simcast',
  tagline: 'Expert sports picks, simulated in the open.',
  url: 'https://simcast.example',
  phone: '1-800-555-0199',
  phoneHref: 'tel:+18005550199',
  helpLine: '1-800-GAMBLER',
  helpLineHref: 'tel:+18004262537',
  /**
   * Undefined: as given on the bundled sample, counted on a site with live data. `npm run doctor` refuses claims as given where
   * real money is taken.
   */
  claims: undefined as ClaimsShown | undefined,
} as const;

/** An advertising network: its script fills the places marked data-ad. */
export interface AdNetwork {
  /** https address of its script. Its host is what the Content-Security-Policy lets in. */
  readonly script: string;
}

/** None: the places are not shown, and nothing is loaded for them. The Privacy Policy must name a network first. */
export const AD_NETWORK: AdNetwork | undefined = undefined;
