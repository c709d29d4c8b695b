import type { GolfOutcome } from '#domain/outcomes/golf.ts';
import type { TournamentAbout } from '#domain/rerun/about.ts';
import type { GolfInputs } from '../golf/inputs.ts';
import { rounded } from '../rounded.ts';
import { knobChangeText, settingOf, type WhatIf } from './knob.ts';

/** What-ifs of a tournament: one player's strokes per round, and the spread of everybody's rounds. */
export const golfWhatIf: WhatIf<GolfInputs, GolfOutcome, TournamentAbout> = {
  note: 'Skill is in strokes per round. A rough day scatters everyone’s scores alike; our model has no morning and afternoon weather.',
  knobs: (_inputs, { names }, published) => [
    {
      kind: 'choice',
      id: 'who',
      label: 'Player',
      options: names,
      value: published.players.reduce(
        (top, { wins }, at, all) => (wins > (all[top]?.wins ?? 0) ? at : top),
        0,
      ),
    },
    knobChangeText('skill', 'Strokes better per round', 'strokes', 2, 0.1),
    knobChangeText('scatter', 'Weather: scatter of a round', 'strokes', 1, 0.05),
  ],
  moved(inputs, settings) {
    const who = settingOf(settings, 'who');
    return {
      ...inputs,
      roundSd: rounded(inputs.roundSd + settingOf(settings, 'scatter'), 4),
      players: inputs.players.map((player, at) =>
        at === who
          ? { ...player, skill: rounded(player.skill + settingOf(settings, 'skill'), 4) }
          : player,
      ),
    };
  },
};
