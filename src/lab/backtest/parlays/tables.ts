import { LEAGUES, type Sport } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { baseballTable } from '#engine/baseball/model.ts';
import { basketballTable } from '#engine/basketball/model.ts';
import type { Mending } from '#engine/fitted/joint.ts';
import { footballTable } from '#engine/football/model.ts';
import { hockeyTable } from '#engine/hockey/model.ts';
import type { Joint } from '#engine/joint/joint.ts';
import { tiedTogether } from '#engine/joint/together.ts';
import { soccerTable } from '#engine/soccer/model.ts';
import type { ParlayGame } from './types.ts';

/** Each sport's exact table of final scores: what infinitely many simulated games would count. */
const TABLES: Readonly<Record<Sport, (inputs: unknown) => Joint>> = {
  football: footballTable,
  basketball: basketballTable,
  baseball: baseballTable,
  hockey: hockeyTable,
  soccer: soccerTable,
};

export const jointTable = ({ league, inputs }: Pick<ParlayGame, 'league' | 'inputs'>): Joint =>
  TABLES[LEAGUES[league].sport](inputs);

/** A game's table; undefined where its lines contradict each other, as the product leaves them out then. */
export function metTable(game: Pick<ParlayGame, 'league' | 'inputs'>): Joint | undefined {
  try {
    return jointTable(game);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** The same game's table mended; `plain` is it without. A tie is the last step of its model, so it is taken from there. */
export const mendedTable = (
  { league, inputs }: Pick<ParlayGame, 'league' | 'inputs'>,
  plain: Joint,
  mending: Mending,
): Joint | undefined =>
  mending.drawFactors
    ? metTable({ league, inputs: { ...inputs, ...mending } })
    : tiedTogether(plain, mending.together);
