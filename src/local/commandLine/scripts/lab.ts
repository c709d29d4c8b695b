import { SAMPLE_SPORTS } from '#lab/samples/files.ts';
import type { Script, ScriptOption } from '../declared.ts';

const DATA = {
  kind: 'folder',
  named: 'DIR',
  says: 'the folder of result files (docs/data-format.md)',
} as const satisfies ScriptOption;
const LEAGUE = {
  kind: 'text',
  named: 'LEAGUE',
  says: 'this league alone',
} as const satisfies ScriptOption;

const KEEP = {
  kind: 'text',
  named: 'FOLDER',
  says: 'with --seasons: keeps fits and forecasts here for the next run of the same code; with --players: writes each forecast here as CSV',
} as const satisfies ScriptOption;

export const FIT = {
  run: 'npm run fit',
  says: 'Fits parameters and ratings from result files, and writes one JSON file a league to src/engine/fitted.',
  takes: {
    data: DATA,
    league: LEAGUE,
    joint: { says: 'how results of two bets go together, from the fits that are there' },
    margins: { says: 'how margins scatter around a line: the calculators’ table' },
    seasons: { says: 'how uncertain ratings are over a season: season.json, from backtest’s walk' },
    live: { says: 'the rest of a game from a state of it, from the plays in the folder plays' },
    players: { says: "players' parameters, from the files in the folder players" },
    start: { says: 'with --players: what is known of them now, by the parameters that are there' },
    keep: KEEP,
    out: { kind: 'folder', named: 'FOLDER', says: 'where the files go instead' },
  },
  needs: [['data']],
} as const satisfies Script;

export const BACKTEST_SCRIPT = {
  run: 'npm run backtest',
  says: 'Walks result files forward without peeking, and prints how good the forecasts were beside the closing line.',
  takes: {
    data: DATA,
    league: LEAGUE,
    season: { kind: 'year', named: 'YEAR', says: 'this season alone' },
    books: {
      kind: 'folder',
      named: 'DIR',
      says: 'books’ prices, for --edges (books in the data folder)',
    },
    edges: { says: "what the site's rule would have shown as edges, and what that returned" },
    moves: { says: 'how often our model alone foretold where a line went' },
    parlays: { says: 'how well two legs of one game go together, beside results and independence' },
    seasons: { says: 'how good odds of whole seasons were, and whether our rules find each field' },
    live: { says: 'how good the rest of a game was said from its score and clock, part by part' },
    players: {
      says: "how good players' distributions were, beside their averages and prop lines",
    },
    keep: KEEP,
    json: { says: 'prints JSON' },
    write: { says: "leaves the same for the site's record page" },
  },
  needs: [['data', 'edges', 'moves']],
} as const satisfies Script;

export const SEASON_SCRIPT = {
  run: 'npm run season',
  says: 'Plays a season with faults on a site of its own, and reports what went wrong and what held.',
  takes: {
    days: { kind: 'count', named: 'DAYS', says: 'how many days (30)' },
    seed: { kind: 'count', named: 'SEED', says: 'which season (1)' },
    faults: { kind: 'share', named: 'SHARE', says: 'how many of the usual faults (1)' },
    'catch-up': { says: "a first start's requests on a November Saturday instead" },
    verbose: { says: "prints every run's log" },
  },
} as const satisfies Script;

export const GROWTH = {
  run: 'npm run growth',
  says: "The database's growth in a year of full days, and whether publishing takes longer then.",
  takes: { games: { kind: 'count', named: 'GAMES', says: 'games of a day (60)' } },
} as const satisfies Script;

export const DIGITS = {
  run: 'npm run digits',
  says: 'Runs the golden recipes in every JavaScript engine of this machine and compares the digits.',
  takes: { slate: { says: 'every prediction of the current slate instead, against the database' } },
  notes: ['Ends with 1 where a digit differs, or where there is no engine besides Node.'],
} as const satisfies Script;

export const RERUN = {
  run: 'npm run rerun',
  says: 'Runs every prediction of a page again here and compares it figure by figure.',
  takes: {
    url: { kind: 'address', named: 'URL', says: 'a page, like http://localhost:8888/game/1' },
    file: { kind: 'file', named: 'FILE', says: 'a page that was saved' },
  },
  oneOf: ['url', 'file'],
  needs: [['url', 'file']],
  notes: ['Ends with 1 where a figure differs, or where the page carries no prediction.'],
} as const satisfies Script;

export const SAMPLES = {
  run: 'npm run samples',
  says: 'Simulates the authored sample events and writes them for the site.',
  words: [
    {
      kind: 'text',
      named: 'SPORT',
      says: 'this sport alone',
      oneOf: SAMPLE_SPORTS,
      optional: true,
    },
  ],
} as const satisfies Script;
