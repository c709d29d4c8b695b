import type { SoccerLearnParams } from '#engine/players/soccer/learnParams.ts';

/**
 * How the Premier League's states learn, found by moving one number at a time on the seasons 2020-21 to 2023-24: rates by the
 * likelihood of shots, goals and assists given who was on the field how long, playing to the end by its likelihood, teams by the
 * error of a side's missed shots. Around these values the losses are flat.
 */
export const SOCCER_LEARNING: SoccerLearnParams = {
  rates: { memory: 0.9847, carry: 0.708, moved: 0.559 },
  shots: {
    base: { goalkeeper: 0.01, defender: 0.673, midfielder: 1.492, forward: 2.648 },
    weight: 3.46,
  },
  shooting: {
    base: { goalkeeper: 0.05, defender: 0.0736, midfielder: 0.0891, forward: 0.1358 },
    weight: 50.7,
  },
  assists: {
    base: { goalkeeper: 0.01, defender: 0.076, midfielder: 0.17, forward: 0.2226 },
    weight: 16.5,
  },
  full: {
    base: { goalkeeper: 0.985, defender: 0.739, midfielder: 0.464, forward: 0.461 },
    weight: 2.09,
    memory: 0.893,
  },
  team: { memory: 0.9652, carry: 0.436, weight: 4.08, drift: 0.0147, home: 1.1069 },
  playing: 0.85,
  substitutes: 4,
  rateUnknown: 0.4,
  rateNineties: 8,
};
