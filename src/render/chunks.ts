/** Files of `src`, as a pattern. */
const files = (...paths: readonly string[]): string => `/src/(?:${paths.join('|')})\\.tsx?$`;
const packages = (...names: readonly string[]): string => `/node_modules/(?:${names.join('|')})/`;
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

/** What a page's own script shares with others or with islands, and its imports: small and without a framework. */
const BASICS = anyOf(
  files(
    'clock',
    'site',
    'contract/paths',
    'site/components/ui/(?:link|signTone)',
    'client/(?:slate/\\w+|events/needsAsking|answers|checks|chunkFailed|fields|freshness|http|openFold|prices|slateFilter|stamp)',
    'domain/(?:events/event|game/(?:freshness|gameDays|stateText)|leagues/(?:league|leaguePage)|numbers/numbers)',
    'domain/(?:product/(?:feeds|paths)|time/(?:time|turns)|words/(?:failures|pageLines|seenAt))',
    'domain/prices/(?:americanOdds|centsText|devig|fairPrice|lineProbability|odds|priceMark|staking|valueScore)',
    'domain/rerun/words',
  ),
  packages('nanostores'),
  'vite/preload-helper',
);

/** Rooms and files that no island of a page with predictions uses. */
const ELSEWHERE =
  '(?!(?:ledger|plausible|prices|record|rerun|starters)/|(?:product/guarantee|words/notices|Settled)\\b)';

/** React, and what several islands share. */
const REACT = anyOf(
  'module:react',
  packages('react', 'react-dom', 'scheduler', '@nanostores/(?:react|query)'),
  files(`(?:site/(?:islands|components|scripts)|contract/answers)/${ELSEWHERE}.*`),
  files(
    `domain/${ELSEWHERE}(?!game/listedGame|numbers/samplingError|product/guarantee|words/notices).*`,
  ),
  files('client/(?:events/.*|list|platformStats|query)', 'render/plainIcon'),
);

/**
 * How browser code is split into files: a page's own script, what scripts share, React and what islands share, an island. Many
 * small files weigh more than their sum. A module used by only one of them stays in that file.
 */
export const CHUNKS = {
  groups: [
    { name: 'basics', priority: 2, test: BASICS },
    { name: 'react', priority: 1, test: REACT, minShareCount: 2 },
  ],
};
