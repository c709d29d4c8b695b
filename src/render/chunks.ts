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
    'client/(?:slate/(?!odds)\\w+|follow/key|events/needsAsking|answers|brokenLogos|checks|chunkFailed|fields|freshness|http|keepFocus|liveFields|mayBeSignedIn|openFold|slateFilter|stamp)',
    'domain/(?:events/event|game/(?:freshness|gameDays|stateText)|leagues/leaguePath|live/liveStage|numbers/numbers)',
    'domain/(?:product/(?:feeds|paths)|time/(?:time|turns)|words/(?:counted|failures|pageLines|scoreUnit|seenAt))',
    'domain/prices/(?:americanOdds|centsPerDollarText|devig|fairPrice|lineProbability|odds|staking)',
    'domain/rerun/words',
    'domain/leagues/codes',
    // What a check shares with pages of games: that page needs no React, its pictures come from its function.
    'domain/(?:check/(?:legText|links)|fights/methodText|game/scoreGrid|numbers/inputError|outcomes/fight|time/oncePer)',
  ),
  packages('nanostores'),
  'vite/preload-helper',
);

/** Rooms and files that no island of a page with predictions uses. */
const ELSEWHERE =
  '(?!(?:check|follow|followed|home|ledger|live|plausible|players|prices|record|rerun|starters|tools|whoPlays)/|(?:numbers/losingRun|product/guarantee|words/notices|Settled|KeptFocus|follow)\\b)';

/** React, and what several islands share. */
const REACT = anyOf(
  'module:react',
  packages('react', 'react-dom', 'scheduler', '@nanostores/(?:react|query)'),
  files(`(?:site/(?:islands|components|scripts)|contract/answers)/${ELSEWHERE}.*`),
  files(
    `domain/${ELSEWHERE}(?!game/listedGame|numbers/samplingError|product/guarantee|words/notices).*`,
  ),
  files('client/(?:events/.*|list|platformStats|query)', 'render/plainIcon'),
  files('domain/check/gameCheck'),
);

/** What a question after moved prices shares with whatever reads games. */
const PRICES = anyOf(files('client/prices', 'domain/prices/priceMark'));

/** Names, words and figures of players' stats, and where they are asked for, which a what-if, a player's panel and alerts share. */
const STATS = anyOf(
  files(
    'contract/players/paths',
    'domain/players/(?:lineFigures|mainStats|scorings|statNames|statText)',
  ),
);

/** What a game's analyzer shares with a league's cards alone: in its file, which those load too (site/islands/oneLeague.tsx). */
const GAMES = anyOf(
  files(
    'site/islands/(?:alive/analyzer|Analyzer)',
    'site/components/(?:analyzer/.*|charts/(?:bars|LineFlag|marginPicture|MarginPlot|scale|Ticks|totalPicture|TotalPlot))',
    'domain/(?:analyzer/.*|prices/(?:decisiveText|lineCall|valueScore))',
  ),
);

/**
 * How browser code is split into files: a page's own script, what scripts share, React and what islands share, an island. Many
 * small files weigh more than their sum. A module used by only one of them stays in that file.
 */
export const CHUNKS = {
  groups: [
    { name: 'basics', priority: 2, test: BASICS },
    {
      name: 'react',
      priority: 1,
      test: (id: string) => REACT.test(id) && !GAMES.test(id),
      minShareCount: 2,
    },
    { name: 'prices', priority: 0, test: PRICES },
    { name: 'stats', priority: 0, test: STATS },
  ],
};
