import type { Given } from '../inputs.ts';
import { own } from '../own.ts';
import { deriveGame } from './deriveGame.ts';
import { deriveFight } from './events/fight.ts';
import { deriveMatch } from './events/match.ts';
import { deriveRace } from './events/race.ts';
import { deriveTournament } from './events/tournament.ts';
import { givenBy } from './givenBy.ts';

const DERIVE: Readonly<Record<string, (origin: Given) => Given>> = {
  fight: deriveFight,
  match: deriveMatch,
  tournament: deriveTournament,
  race: deriveRace,
};

/** The same of any recipe. Throws a RangeError that names what its origin lacks. */
export const derivedFigures = givenBy((origin) =>
  (own(DERIVE, String(origin.kind)) ?? deriveGame)(origin),
);
