import type { GoalPlaces, PlacesByGoal, TableOf } from '#domain/season/goalPlaces.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { either, type Proved } from './outcome.ts';
import { surelyAmong, surelyBehind } from './rivals.ts';
import type { TeamStanding } from './standing.ts';
import { provedTitleGame } from './titleGame.ts';
import {
  type ConferenceRivals,
  surelyBestWinner,
  surelyIn,
  surelyNoBestWinner,
  surelyOut,
} from './wildCards.ts';

/** What is asked of: a season's inputs, its standing and what places give. */
interface Asked {
  readonly inputs: SeasonInputs;
  readonly standing: TeamStanding;
  readonly places: PlacesByGoal;
}

/** What is proved of one team's goal from the games left of the regular season. */
export function provedGoal(asked: Asked, team: number, places: GoalPlaces): Proved {
  const { inputs, standing } = asked;
  switch (places.by) {
    case 'top': {
      const rivals = rivalsIn(inputs, team, places.of);
      return either(surelyAmong(standing, team, rivals, places.sure), () =>
        surelyBehind(standing, team, rivals, places.possible),
      );
    }
    case 'places':
      return provedPlaces(asked, team, places.from, places.to);
    case 'wildCards': {
      const rivals = conferenceRivals(inputs, team);
      const { each, wild } = places;
      return either(surelyIn(standing, team, rivals, each, wild), () =>
        surelyOut(standing, team, rivals, each, wild),
      );
    }
    case 'winners': {
      const rivals = conferenceRivals(inputs, team);
      return either(surelyBestWinner(standing, team, rivals, places.places), () =>
        surelyNoBestWinner(standing, team, rivals, places.places),
      );
    }
    case 'titleGame':
      return provedTitleGame(inputs, team);
    case 'games': {
      const before = asked.places[places.after];
      return before && provedGoal(asked, team, before) === 'eliminated' ? 'eliminated' : undefined;
    }
  }
}

/** Places `from` to `to` of the whole table. */
function provedPlaces({ inputs, standing }: Asked, team: number, from: number, to: number): Proved {
  const rivals = rivalsIn(inputs, team, 'league');
  const surelyAbove = surelyAmong(standing, team, rivals, from - 1);
  const last = to >= inputs.teams.length;
  if (surelyAbove || (!last && surelyBehind(standing, team, rivals, to))) return 'eliminated';
  const notBelow = last || surelyAmong(standing, team, rivals, to);
  return notBelow && surelyBehind(standing, team, rivals, from - 1) ? 'clinched' : undefined;
}

function rivalsIn(inputs: SeasonInputs, team: number, of: TableOf): number[] {
  const { teams, conferences, divisions } = inputs;
  return [...teams.keys()].filter(
    (other) =>
      other !== team &&
      (of === 'league' || conferences[other] === conferences[team]) &&
      (of !== 'division' || divisions[other] === divisions[team]),
  );
}

function conferenceRivals(inputs: SeasonInputs, team: number): ConferenceRivals {
  const own = rivalsIn(inputs, team, 'division');
  const byDivision = new Map<string, number[]>();
  for (const rival of rivalsIn(inputs, team, 'conference')) {
    if (own.includes(rival)) continue;
    const division = inputs.divisions[rival] ?? '';
    byDivision.set(division, [...(byDivision.get(division) ?? []), rival]);
  }
  return { own, others: [...byDivision.values()] };
}
