/**
 * `npm run bench -- season`: how long 10,000 whole seasons of each league take one thread, by its own rules and without any, beside
 * the same idea as first written down.
 */
import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { initialRatings } from '#engine/ratings/fitted.ts';
import { seasonInputs } from '#engine/season/inputs.ts';
import { playSeason } from '#engine/season/play.ts';
import type { SeasonRules } from '#engine/season/run.ts';
import { cpuMs, warmUp } from '../measure.ts';
import { benchColumns } from '../table.ts';
import { playNaively } from './naive.ts';
import { scheduleFor } from './schedule.ts';

const RUNS = 10_000;
const NAIVE_RUNS = 500;
/** Games of the next two weeks whose results are counted apart. */
const HINGES = 60;

/** Games of a season, times that division rivals meet, days, and the widening that is usual. */
const SEASONS = [
  ['NFL', 272, 2, 120, 2],
  ['NBA', 1230, 4, 170, 1.5],
  ['WNBA', 286, 0, 120, 1.5],
  ['MLB', 2430, 13, 185, 1.5],
  ['NHL', 1312, 3, 180, 1.2],
  ['MLS', 510, 0, 240, 2],
  ['EPL', 380, 0, 280, 2.5],
] as const satisfies readonly (readonly [League, number, number, number, number])[];

const NO_RULES: SeasonRules = { shape: { goals: 0, rounds: 0 }, settle: () => {} };

/** The format's groups; where it names nobody, the teams of the ratings' newest season. */
function groupsOf(league: League, format: SeasonFormat | undefined): SeasonFormat['groups'] {
  const named = Object.values(format?.groups ?? {}).flatMap((one) => Object.values(one).flat());
  if (format && named.length > 0) return format.groups;
  const { teams, season } = initialRatings(league);
  const keys = Object.keys(teams).filter((key) => teams[key]?.season === season);
  return { '': { '': keys.slice(0, 20) } };
}

function inputsOf([
  league,
  games,
  inDivision,
  days,
  widening,
]: (typeof SEASONS)[number]): SeasonInputs {
  const ratings = initialRatings(league);
  const season = isGoalLeague(league) ? ratings.season : ratings.season + 1;
  const groups = groupsOf(
    league,
    seasonFormatOf(league, season) ?? seasonFormatOf(league, season - 1),
  );
  const from = '2026-09-01';
  return seasonInputs({
    league,
    season,
    day: from,
    format: { groups },
    ratings,
    games: scheduleFor(groups, { games, inDivision, days, from }),
    postseason: [],
    widening,
  });
}

function row(season: (typeof SEASONS)[number]): readonly string[] {
  const inputs = inputsOf(season);
  const ms = (options: Parameters<typeof playSeason>[3]): number => {
    warmUp(() => playSeason(inputs, 1, 500, options));
    return cpuMs(() => playSeason(inputs, 1, RUNS, options));
  };
  const bare = ms({ rules: NO_RULES });
  const ruled = ms({});
  const hinged = ms({ hinges: HINGES });
  warmUp(() => playNaively(inputs, 50));
  const naive = (cpuMs(() => playNaively(inputs, NAIVE_RUNS)) * RUNS) / NAIVE_RUNS;
  return [
    inputs.league,
    `${inputs.left.home.length}`,
    bare.toFixed(0),
    ruled.toFixed(0),
    hinged.toFixed(0),
    naive.toFixed(0),
    (naive / bare).toFixed(1),
    (naive / ruled).toFixed(1),
  ];
}

const head = [
  'league',
  'games left',
  'games alone',
  'with rules',
  `and ${HINGES} hinges`,
  'naive',
  '× alone',
  '× with rules',
];
console.log(
  `Milliseconds of one thread for ${RUNS.toLocaleString('en-US')} seasons from their first day.`,
);
console.log(benchColumns([head, ...SEASONS.map(row)]));
console.log('naive: the same idea as first written down, without tie-breaks or a postseason.');
console.log('Aim on a laptop’s core: the NFL under 150 ms, all others under 1,000 ms.');
