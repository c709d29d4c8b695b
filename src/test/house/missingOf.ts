import type { LeagueRecord } from '#domain/leagues/record.ts';
import type { LeagueParts } from './leagueParts.ts';

type Check = readonly [holds: boolean | undefined, text: string];

const failed = (checks: readonly Check[]): string[] =>
  checks.filter(([holds]) => !holds).map(([, text]) => text);

const isBetween = (value: number, [low, high]: readonly [number, number]): boolean =>
  value > low && value < high;

/** Games of a round, in which each team plays at most once: a day or, in a weekly league, a week. */
const gamesOfRound = (games: number | readonly number[]): number =>
  typeof games === 'number' ? games : games.reduce((sum, each) => sum + each, 0);

/** Stats of the sport's lineups, for which the means must have values. */
const COUNTED = {
  football: ['passingYards', 'rushingYards', 'receivingYards'],
  basketball: ['points', 'rebounds', 'assists'],
  baseball: ['runs', 'rbis', 'homeRuns', 'strikeouts'],
  hockey: ['goals', 'assists'],
  soccer: ['goals', 'assists'],
} as const;

function inRecord(record: LeagueRecord, { records }: LeagueParts): readonly Check[] {
  const others = records.filter((other) => other !== record);
  const { from, to } = record.season;
  const path = record.code.toLowerCase();
  return [
    [/^[A-Za-z][A-Za-z0-9]*$/.test(record.code), 'code: letters and digits, as the database asks'],
    [others.every(({ code }) => code.toLowerCase() !== path), 'code: another league has it'],
    [others.every(({ name }) => name !== record.name), 'name: another league has it'],
    [record.popularity > 0, 'popularity: above 0'],
    [[from, to].every((day) => /^[01]\d-[0-3]\d$/.test(day)), 'season: days as MM-DD'],
    [record.analyzer.total[0] < record.analyzer.total[1], 'analyzer.total: low end first'],
  ];
}

function inFigures({ code, sport }: LeagueRecord, { figures }: LeagueParts): readonly Check[] {
  const found = figures[code];
  if (!found) return [[false, 'figures: FIGURES in src/domain/leagues/index.ts has none']];
  const { perGame, rates } = found.means;
  return [
    ...COUNTED[sport].map((stat): Check => [(perGame[stat] ?? 0) > 0, `means.perGame: ${stat}`]),
    [sport !== 'baseball' || (rates?.battingAverage && rates.era) !== undefined, 'means.rates'],
    [(sport === 'soccer') === 'doubleRound' in found, 'figures: of the wrong kind for the sport'],
  ];
}

function inFeeds(record: LeagueRecord, parts: LeagueParts): readonly Check[] {
  const { code, sport, indoor, analyzer } = record;
  const facts = parts.feeds[code];
  if (!facts) return [[false, 'feeds: FEED_FACTS in src/feeds/leagues/index.ts has none']];
  const { espn, bovada, teams, otherNames, grounds, sample } = facts;
  const figures = parts.figures[code];
  const others = Object.entries(parts.feeds).filter(([other]) => other !== code);
  const rated = parts.fitted[code]?.teams ?? {};
  const keys = [...teams.flatMap(({ team }) => team.ratingKey ?? []), ...Object.keys(otherNames)];
  const roofed = teams.every(({ venue }) => venue.indoor);
  return [
    [espn.path.startsWith(`${sport}/`), `espn.path: does not begin with ${sport}/`],
    [/^\d+$/.test(espn.number), 'espn.number: digits'],
    [others.every(([, each]) => each.espn.path !== espn.path), 'espn.path: another league has it'],
    [
      others.every(([, each]) => each.espn.number !== espn.number),
      'espn.number: another league has it',
    ],
    [others.every(([, each]) => each.bovada !== bovada), 'bovada: another league has it'],
    [
      teams.length >= 2 * gamesOfRound(sample.gamesPerDay),
      'teams: too few for the games of a sample day',
    ],
    [keys.some((key) => key in rated), 'teams: none has a key of the fitted ratings'],
    [indoor || roofed || (grounds?.length ?? 0) > 0, 'grounds: an outdoor league needs them'],
    [isBetween(sample.line.total, analyzer.total), 'sample.line.total: beyond analyzer.total'],
    [
      !figures || isBetween(sample.line.total, figures.bounds.total),
      'sample.line.total: beyond bounds.total',
    ],
  ];
}

function inLists({ code }: LeagueRecord, parts: LeagueParts): readonly Check[] {
  const file = `${code.toLowerCase()}.json`;
  const teams = parts.fitted[code]?.teams ?? {};
  return [
    [parts.fittedFiles.includes(file), `fitted: src/engine/fitted/${file} (npm run fit writes it)`],
    [Object.keys(teams).length > 0, 'fitted: src/engine/fitted/index.ts has no teams of it'],
    [parts.models.includes(code), 'model: no model of the engine plays it'],
    [parts.fits.includes(code), 'fit: src/lab/fit/fits.ts'],
    [parts.backtests.includes(code), 'backtest: src/lab/backtest/backtests.ts'],
    [parts.links.includes(`/league/${code.toLowerCase()}`), 'menu: src/site/content/nav.ts'],
  ];
}

/** What a league lacks, each in a few words that begin with the field or list where it is missing. */
export function missingOf(record: LeagueRecord, parts: LeagueParts): string[] {
  return failed([
    ...inRecord(record, parts),
    ...inFigures(record, parts),
    ...inFeeds(record, parts),
    ...inLists(record, parts),
  ]);
}
