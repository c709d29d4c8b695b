import { sum } from '#domain/numbers/numbers.ts';
import type { LeagueReport, ModelScore, QuestionReport, SeasonReport } from '../report/types.ts';

interface Losses {
  readonly squared?: number;
  readonly log: number;
}

/** One question of a league as shown on the site's record page. */
interface SiteRow {
  readonly league: string;
  readonly seasons: string;
  readonly question: string;
  readonly answers: number;
  /** What the site publishes: the model pooled with the close, or the model alone if there is none. */
  readonly ours: Losses;
  /** The model alone, on the same answers. */
  readonly own?: Losses;
  readonly close?: Losses;
  readonly coin?: Losses;
}

/** The questions about who wins, which the site answers. */
const SHOWN = ['win', 'three-way', 'winner'];

const lossesOf = ({ logLoss, squared }: ModelScore): Losses => ({
  ...(squared !== undefined && { squared }),
  log: logLoss,
});

/** Share of drawn games, from one model's table: forecast bins count what happened. */
function drawShare({ reliability = [] }: ModelScore): number | undefined {
  const draws = reliability.find(({ outcome }) => outcome === 'draw');
  if (!draws) return undefined;
  const games = sum(draws.bins.map(({ count }) => count));
  return sum(draws.bins.map(({ share, count }) => share * count)) / games;
}

/** A coin toss over all results, on the same games; none for a field, whose size differs, or for each entrant's win in it. */
function coinOf({ outcomes }: QuestionReport, model: ModelScore): Losses | undefined {
  if (outcomes === 'field' || outcomes[0] === 'yes') return undefined;
  if (outcomes.length === 2) return { squared: 0.25, log: Math.log(2) };
  const draws = drawShare(model);
  // Ranked probability score of thirds: 1/9 for a draw, 5/18 for either side.
  const squared = draws === undefined ? undefined : draws / 9 + (5 * (1 - draws)) / 18;
  return { ...(squared !== undefined && { squared }), log: Math.log(outcomes.length) };
}

const has = (name: string) => (model: ModelScore) => model.model === name;

const hasBoth = ({ models }: QuestionReport['groups'][number]): boolean =>
  models.some(has('published')) && models.some(has('close'));

/** Seasons that count in a row: those with closing prices, if the published forecast is compared with the close. */
function seasonsOf(seasons: readonly SeasonReport[], name: string, both: boolean): string {
  const single = seasons.length > 1 ? seasons.slice(0, -1) : seasons;
  const groupsOf = ({ questions }: SeasonReport) =>
    questions.find((question) => question.name === name)?.groups ?? [];
  return single
    .filter((season) => groupsOf(season).some((group) => !both || hasBoth(group)))
    .map(({ season }) => season)
    .join(' + ');
}

function rowOf(
  league: string,
  seasons: readonly SeasonReport[],
  question: QuestionReport,
): SiteRow[] {
  const groups = question.groups.toSorted((one, other) => other.games - one.games);
  const both = groups.find(hasBoth);
  const group = both ?? groups.find(({ models }) => models.some(has('own')));
  const ours = group?.models.find(has(both ? 'published' : 'own'));
  if (!group || !ours) return [];
  const own = group.models.find(has('own'));
  const close = group.models.find(has('close'));
  const coin = coinOf(question, ours);
  return [
    {
      league,
      seasons: seasonsOf(seasons, question.name, both !== undefined),
      question: question.name,
      answers: group.games,
      ours: lossesOf(ours),
      ...(own && { own: lossesOf(own) }),
      ...(both && close && { close: lossesOf(close) }),
      ...(coin && { coin }),
    },
  ];
}

/** A league's rows over all its seasons. */
export const siteRows = ({ league, seasons }: LeagueReport): SiteRow[] => {
  const all = seasons.at(-1);
  return (all?.questions ?? [])
    .filter(({ name }) => SHOWN.includes(name))
    .flatMap((question) => rowOf(league, seasons, question));
};
