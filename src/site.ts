/** What an owner changes to make the product theirs. */
export const SITE = {
  name: 'Simcast',
  tagline: 'Expert sports picks, simulated in the open.',
  url: 'https://simcast.example',
  phone: '1-800-555-0199',
  phoneHref: 'tel:+18005550199',
  helpLine: '1-800-GAMBLER',
} as const;
