/**
 * Fights: UFC and boxing. One run is one fight: winner, method, round and half minute together.
 *
 * Each run is one draw from the table of all endings: a draw; for each side a unanimous, split and majority decision,
 * and a knock-out or submission in each half minute, whose share is the incidence of that cause in a competing-risk
 * hazard table by round and half minute (see hazards.ts).
 * Sources: Prentice et al. (1978), "The analysis of failure times in the presence of competing risks", Biometrics
 * 34(4); method by multinomial logit, McFadden (1974), "Conditional logit analysis of qualitative choice behavior".
 *
 * Inputs
 *   winA             P(a wins | somebody wins), 0.001–0.999. The simulated share of decisive fights reproduces it.
 *   koA, subA        P(knock-out or stoppage), P(submission) given that a wins, 0.001–0.98 and 0–0.98, together
 *   koB, subB        at most 0.99; the same given that b wins. Boxing has subA = subB = 0.
 *   draw             share of fights that are drawn, 0–0.2
 *   split, majority  share of decisions that are split, majority, each 0–0.5
 *   rounds           scheduled rounds, 1–15
 *   roundMinutes     whole minutes of a round, 1–5
 *   koRound0 …       baseline hazard of a knock-out per half minute, each round, 1e-6–1
 *   koHalf0 …        its profile over the half minutes of a round, mean about 1, 1e-6–100
 *   subRound0, subHalf0 …  the same of submissions; not read where subA = subB = 0
 *
 * The rating's uncertainty is already in winA: a mixture of yes/no draws is again one yes/no draw, so drawing each
 * fighter's strength first would change no count.
 * Limits: no disqualifications, no contests or technical decisions; the time of a finish depends on its cause and on
 * how likely finishes are, not on the winner; corner, judges, place and short notice are unknown. Boxing's inputs
 * are unvalidated assumptions (see boxing/).
 */
import type { FightOutcome } from '#domain/outcomes/fight.ts';
import type { SportModel } from '../model.ts';
import { FightGame } from './game.ts';
import { mergeFights } from './merge.ts';

/** Plain numbers: the header has keys and units. */
export type FightInputs = Readonly<Record<string, number>>;

export const fight: SportModel<FightInputs, FightOutcome> = {
  id: 'fight',
  leagues: ['UFC', 'Boxing'],
  evenSince: '0.4.0',
  prepare: (inputs, drawing) => new FightGame(inputs, drawing),
  merge: mergeFights,
};
