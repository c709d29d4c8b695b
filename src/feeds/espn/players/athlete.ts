import { lenientObject, looseText } from '../../reading/fields.ts';

/** Fields by which an answer says who somebody is. */
export const ATHLETE_FIELDS = {
  id: looseText,
  displayName: looseText,
  position: lenientObject({ abbreviation: looseText }),
};

/** A feed's number of a player. */
export const PLAYER_ID = /^\d{1,20}$/;
/** Longest name that is stored. */
const LONGEST_NAME = 120;
const POSITION = /^[A-Za-z0-9/-]{1,6}$/;

/** Who somebody is. */
interface Identity {
  readonly playerId: string;
  readonly name: string;
}

/** An athlete's number and name; undefined if either is missing or cannot be one. */
export function identityOf(
  athlete: { readonly id?: string | undefined; readonly displayName?: string | undefined } = {},
): Identity | undefined {
  const { id, displayName: name } = athlete;
  if (id === undefined || !PLAYER_ID.test(id)) return undefined;
  return name === undefined || name.length > LONGEST_NAME ? undefined : { playerId: id, name };
}

/** A position's abbreviation; undefined if it is none. */
export function abbreviationOf(
  position: { readonly abbreviation?: string | undefined } | undefined,
): string | undefined {
  const abbreviation = position?.abbreviation;
  return abbreviation !== undefined && POSITION.test(abbreviation) ? abbreviation : undefined;
}
