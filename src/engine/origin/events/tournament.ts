import type { GolferParts } from '#domain/events/origin.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { ratedBy } from '../../golf/ratedBy.ts';
import { relativeSkills } from '../../golf/tournament.ts';
import type { Given } from '../../inputs.ts';
import { checkKind, listIn, rowOfNumbers } from '../reading.ts';

/** Skill, form, handicap, variance. */
const PARTS = 4;

function golferOf(value: unknown): readonly GolferParts[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new InputError("The origin's players have no parts");
  return value.map((row) => rowOfNumbers<GolferParts>(row, 'parts of a player', PARTS));
}

/** The inputs of a golf tournament that follow from what the model knew, its recipe's origin. Throws a RangeError that names what is missing. */
export function deriveTournament(of: Given) {
  checkKind(of, 'tournament');
  return { players: relativeSkills(listIn(of, 'players').map(golferOf).map(ratedBy)) };
}
