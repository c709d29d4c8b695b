import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { COMMITTEE, type CommitteeWeights } from '#engine/season/leagues/college/committee.ts';
import { ncaafRules } from '#engine/season/leagues/ncaaf.ts';
import { playedRun } from '#engine/season/playedRun.ts';
import { newSettled } from '#engine/season/settled.ts';
import { collegeSeasons } from './collegeSeasons.ts';
import { COLLEGE_FIELDS } from './tables/collegeFields.ts';

/** The field that the rules choose, best seed first. */
function chosenField(inputs: SeasonInputs, weights: CommitteeWeights): string[] {
  const size = inputs.teams.length;
  const out = newSettled(size);
  const run = playedRun(inputs, { playOne: () => true, uniform: () => 0 });
  ncaafRules(inputs, weights).settle(run, out);
  return inputs.teams
    .map((team, at) => ({ team, seed: out.rank[at] ?? 0 }))
    .filter(({ seed }) => seed > 0)
    .sort((one, other) => one.seed - other.seed)
    .map(({ team }) => team);
}

/** The plain rival: fewest losses, then rating, title games counted; whoever is sure of a place by the rules is not asked. */
function naiveField(inputs: SeasonInputs, size: number): string[] {
  const { teams, played, postseason, strengths } = inputs;
  const losses = teams.map(() => 0);
  for (const games of [played, postseason]) {
    for (const [game, home] of games.home.entries()) {
      const homeWon = (games.homeScore[game] ?? 0) > (games.awayScore[game] ?? 0);
      const loser = homeWon ? (games.away[game] ?? 0) : home;
      losses[loser] = (losses[loser] ?? 0) + 1;
    }
  }
  return [...teams.keys()]
    .slice(0, -1)
    .sort(
      (one, other) =>
        (losses[one] ?? 0) - (losses[other] ?? 0) ||
        (strengths.ratings[other] ?? 0) - (strengths.ratings[one] ?? 0),
    )
    .slice(0, size)
    .map((team) => teams[team] ?? '');
}

/** How much of each real field our approximation of the committee finds, beside the plain rival. */
export function ncaafFields(folder: string): string[] {
  const rows = collegeSeasons(folder).flatMap((inputs) => {
    const real = COLLEGE_FIELDS[inputs.season];
    if (!real) return [];
    const ours = chosenField(inputs, COMMITTEE);
    const naive = naiveField(inputs, real.length);
    const missed = real.filter((team) => !ours.includes(team));
    const extra = ours.filter((team) => !real.includes(team));
    return [
      {
        season: inputs.season,
        size: real.length,
        ours: real.length - missed.length,
        naive: real.filter((team) => naive.includes(team)).length,
        seeds: real.filter((team, seed) => ours[seed] === team).length,
        titles: inputs.postseason.home.length,
        said: missed.length > 0 ? `${extra.join(', ')} instead of ${missed.join(', ')}` : '',
      },
    ];
  });
  const total = (value: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + value(row), 0);
  return [
    'NCAAF: the field by our approximation of the committee, against the one chosen',
    'season  field  ours  naive  same seed  title games  differences',
    ...rows.map(({ season, size, ours, naive, seeds, titles, said }) =>
      [
        String(season).padStart(6),
        String(size).padStart(5),
        String(ours).padStart(4),
        String(naive).padStart(5),
        String(seeds).padStart(9),
        String(titles).padStart(11),
        said,
      ].join('  '),
    ),
    [
      '   all',
      String(total(({ size }) => size)).padStart(5),
      String(total(({ ours }) => ours)).padStart(4),
      String(total(({ naive }) => naive)).padStart(5),
      String(total(({ seeds }) => seeds)).padStart(9),
    ].join('  '),
  ];
}
