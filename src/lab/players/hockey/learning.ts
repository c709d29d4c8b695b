import type { HockeyLearnParams } from '#engine/players/hockey/learnParams.ts';

/**
 * How the NHL's states learn, found by moving one number at a time on the seasons to 2022-23: ice time by its mean error, rates by
 * the likelihood of shots, goals and assists given who was on the ice how long, teams by the error of a side's saved shots. Around
 * these values the losses are flat, so they are not searched again for every season; the widths and chances are fitted.
 */
export const HOCKEY_LEARNING: HockeyLearnParams = {
  ice: {
    ...{ quick: 0.463, slow: 0.94, quickWeight: 4.82, carry: 0.537, moved: 0.228 },
    ...{ newcomer: { forward: 598, defense: 814 }, newcomerWeight: 1.06 },
  },
  rates: { memory: 0.9884, carry: 0.844 },
  shots: { base: { forward: 7.2, defense: 4.35 }, slope: 0.235, weight: 1.9 },
  shooting: { base: { forward: 0.115, defense: 0.0483 }, slope: 0.729, weight: 193 },
  assists: { base: { forward: 1.15, defense: 0.82 }, slope: 1.3, weight: 8.6 },
  team: { memory: 0.9816, carry: 0.416, weight: 6.2, drift: 0.011, home: 1.0226 },
  usual: { forward: 900, defense: 1160 },
  dressing: 0.85,
  chances: [[], []],
  iceUnknown: 0.15,
  rateUnknown: 0.4,
  rateHours: 10,
};
