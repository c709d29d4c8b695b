import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GUARANTEE, GUARANTEE_DAYS } from '#domain/product/guarantee.ts';
import {
  LEGAL,
  LEGAL_NAMES,
  type LegalName,
  legalPath,
  TERMS_VERSION,
} from '#domain/product/legal.ts';
import { WRONG_PATH } from '#domain/product/paths.ts';

const source = (name: LegalName): string =>
  readFileSync(join(import.meta.dirname, 'legal', `${LEGAL[name].slug}.md`), 'utf8');

/** A document's text under its frontmatter. */
const text = (name: LegalName): string => source(name).split(/^---$/m).slice(2).join('---');

/** Its sections by heading. */
const sections = (name: LegalName): ReadonlyMap<string, string> =>
  new Map(
    text(name)
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = ''] = section.split('\n');
        return [heading, section.slice(heading.length).replaceAll(/\s+/g, ' ')];
      }),
  );
const section = (name: LegalName, heading: string): string =>
  sections(name).get(heading) ?? `no section "${heading}"`;

test('the Terms have 14 sections, each with a text', () => {
  expect(sections('terms').size).toBe(14);
  for (const [heading, words] of sections('terms'))
    expect(words.length, heading).toBeGreaterThan(80);
});

test.each([
  ['Who may use the service', ['18 or older', '21 or older in most jurisdictions']],
  ['Paid subscription', ['$19.95 per month', '$199.95 per year', '100% Free Forever', 'delivered']],
  ['Charges and renewal', ['at once', 'renews by itself', 'box of its own', '30 to 7 days before']],
  ['Cancellation', ['until the end of the current billing cycle']],
  ['No refunds', ['not refunded', GUARANTEE, `Within ${GUARANTEE_DAYS} days`, 'one click']],
  ['Chargebacks', ['ends immediately', 'banned permanently', '$150 plus the original charge']],
  [
    'Records we keep',
    [
      'its time, your IP address, your device information',
      'your phone number',
      'account was created',
      'subscription purchases and payment authorizations',
    ],
  ],
  [
    'Governing law and arbitration',
    [
      'law of Pennsylvania',
      'binding arbitration in a county in Pennsylvania',
      'Class-action waiver',
    ],
  ],
])('the section "%s" of the Terms says what the specification has it say', (heading, words) => {
  for (const word of words) expect(section('terms', heading)).toContain(word);
});

test('each is dated as it last changed, and the specified wordings of Terms and Privacy are its earliest versions', () => {
  for (const name of LEGAL_NAMES) {
    const dates = [LEGAL[name].updated, ...LEGAL[name].earlier];
    expect(dates, name).toEqual(dates.toSorted().toReversed());
  }
  expect(LEGAL.terms.earlier.at(-1)).toBe('2025-10-10');
  expect(LEGAL.privacy.earlier.at(-1)).toBe('2025-01-29');
});

test('no document sets two readings against each other', () => {
  for (const name of LEGAL_NAMES)
    expect(source(name), name).not.toMatch(/[Bb]oth (statements|readings)|contradict|specified/);
});

test('Terms and Privacy are dated as they last changed, and the Terms have a version to record', () => {
  expect(LEGAL.terms.updated).toBe(LEGAL.terms.version);
  expect(LEGAL.privacy.updated).toBe(LEGAL.privacy.version);
  expect(TERMS_VERSION).toBe(LEGAL.terms.version);
});

test.each([
  ['terms', 'Agreement to these terms', ['text message', 'e-mail', 'notifications', 'voice line']],
  ['terms', 'Your account', ['My bets', 'cannot be ended early', 'cards on other sites']],
  [
    'terms',
    'Paid subscription',
    ['consent of its own', 'STOP', 'withdrawn at any time', 'line code'],
  ],
  ['terms', 'No refunds', ['shut yourself out is given back in full']],
  ['privacy', 'Account information', ['Your own bets', 'self-exclusion', 'line code', 'alerts']],
  ['privacy', 'Messages and calls', ['e-mail', 'notifications', 'for 90 days', 'four years']],
  ['privacy', 'Who else sees it', ['Twilio', 'e-mails', 'notification service']],
] as const)('%s, "%s", names what messages, bets and breaks are', (name, heading, words) => {
  for (const word of words) expect(section(name, heading)).toContain(word);
});

test('the Terms say how record and API may be reused, where data and API point for their license', () => {
  expect(text('terms')).toMatch(/^### Reuse$/m);
  for (const word of [
    'quote and reuse',
    'record',
    'ledger',
    'API',
    'link to',
    'sell them as picks',
  ])
    expect(section('terms', 'Acceptable use')).toContain(word);
});

test('Privacy says what is stored, and that no username or e-mail address is', () => {
  const account = section('privacy', 'Account information');
  for (const stored of ['phone number', 'IP address', 'device', 'sessions', 'subscription'])
    expect(account).toContain(stored);
  expect(account).toContain('“username and e-mail address”');
  expect(text('privacy')).toContain('18 or older');
});

test('help with gambling is named with both lines, and the ages', () => {
  for (const word of ['1-800-GAMBLER', '1-800-522-4700', '21 or older', '18 or older'])
    expect(text('gambling')).toContain(word);
});

test('help with gambling claims nothing that a site with a countdown breaks', () => {
  expect(text('gambling')).not.toMatch(/counts? down|countdown/i);
});

test('the accessibility statement names the target, the aim and the zoom', () => {
  for (const word of ['(WCAG) 2.1, level AA', 'WCAG 2.2 AA', '200%'])
    expect(text('accessibility')).toContain(word);
});

test('no document names the product or its phone number, which the owner changes in one place', () => {
  for (const name of LEGAL_NAMES) expect(source(name), name).not.toMatch(/Simcast|555-0199/);
});

test('links within the site are those of canonical pages', () => {
  const pages: readonly string[] = [
    '/account',
    '/my-bets',
    '/subscribe',
    WRONG_PATH,
    ...LEGAL_NAMES.map(legalPath),
  ];
  for (const name of LEGAL_NAMES)
    for (const [, href = ''] of text(name).matchAll(/\]\((\/[^)]*)\)/g))
      expect(pages, `${name}: ${href}`).toContain(href);
});

test('each is described to search engines in one line of their length', () => {
  for (const name of LEGAL_NAMES) {
    const description = /^description: (.*)$/m.exec(source(name))?.[1] ?? '';
    expect(description.length, name).toBeGreaterThanOrEqual(50);
    expect(description.length, name).toBeLessThanOrEqual(160);
  }
});

/** SHA-256 of the Terms' wording in each version. */
const WORDINGS: Readonly<Record<string, string>> = {
  '2025-10-10': '1a119e2431b33e1e169d824f4956207106620958ec490e9500edab131a7dde12',
  '2026-11-23': 'e1a18ae66252d144d30bfff802fef26cb498efbe3cb04c1473a99077679a5de1',
  '2026-11-26': 'e32ecd3686cd0fde53ec82b61b108ed632537b63086d13acd3425da16bc889ab',
};

test('the wording of the Terms is that of the version which users are recorded to accept', () => {
  const wording = createHash('sha256').update(text('terms').replaceAll(/\s+/g, ' ')).digest('hex');
  const advice =
    'the Terms have changed: they need a new version in domain/product/legal.ts and its wording here';
  expect(wording, advice).toBe(WORDINGS[TERMS_VERSION]);
});
