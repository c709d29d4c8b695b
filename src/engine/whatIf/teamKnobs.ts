import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { roundedToHalf } from '#domain/numbers/numbers.ts';
import type { GameAbout } from '#domain/rerun/about.ts';
import type { Knob } from '#domain/rerun/knob.ts';
import type { KnobSettings } from '#domain/rerun/shown/shown.ts';
import { capital } from '#domain/words/capital.ts';
import { knobChangeText, settingOf } from './knob.ts';
import { scoreWidths } from './shift.ts';

/** Range of a sport's knobs, in its own points. */
export interface TeamScale {
  /** "points", "runs", "goals" */
  readonly unit: string;
  /** Largest change of a rating, and its step. */
  readonly most: number;
  readonly step: number;
  /** Largest change of the expected total, and its step. */
  readonly mostTotal: number;
  readonly totalStep: number;
  /** Who starts: "quarterback"; absent if the model rates none. */
  readonly starter?: string | undefined;
}

const LINE_STEP = 0.5;
/** Lowest total line that can be chosen. */
const LOWEST_TOTAL = 0.5;

/** Lines within `reach` of one on both sides. */
const linesAround = (value: number, reach: number, unit: string) =>
  ({
    kind: 'range',
    min: value - reach,
    max: value + reach,
    step: LINE_STEP,
    value,
    unit,
    relative: false,
  }) as const;

/** Total lines around one: none is below half a point, and half points stay half points. */
function totalsAround(value: number, reach: number, unit: string) {
  const down = Math.floor((Math.min(reach, value - LOWEST_TOTAL) + 1e-9) / LINE_STEP);
  return { ...linesAround(value, reach, unit), min: value - LINE_STEP * Math.max(down, 0) };
}

/** Knobs of a team game: both ratings, the home side's advantage, starters, conditions, and the two lines. */
export function teamKnobs(
  { unit, most, step, mostTotal, totalStep, starter }: TeamScale,
  { home, away, spread, total, starters }: GameAbout,
  published: ScoreGrid,
): Knob[] {
  const widths = scoreWidths(published);
  const named = (side: 'home' | 'away', team: string): string => {
    const name = starters?.[side];
    return name === undefined ? `${team}: ${starter}` : `${team}: ${starter} for ${name}`;
  };
  const start = (side: 'home' | 'away', team: string): Knob[] =>
    starter === undefined
      ? []
      : [knobChangeText(`${side}Starter`, capital(named(side, team)), unit, most, step)];
  const handicap = spread ?? roundedToHalf(-widths.margin.mean);
  return [
    knobChangeText('away', `${away} rating`, unit, most, step),
    knobChangeText('home', `${home} rating`, unit, most, step),
    knobChangeText('advantage', 'Home advantage', unit, step * Math.floor(most / step / 2), step),
    ...start('away', away),
    ...start('home', home),
    knobChangeText('conditions', 'Weather and pace: expected total', unit, mostTotal, totalStep),
    {
      id: 'spread',
      label: `Line: ${home} handicap`,
      ...linesAround(handicap, most, unit),
      signed: true,
    },
    {
      id: 'total',
      label: 'Line: total',
      ...totalsAround(total ?? roundedToHalf(widths.total.mean), 2 * mostTotal, unit),
      signed: false,
    },
  ];
}

/** The combined effect of the knobs: a change of the mean margin, home − away, and of the mean total. */
export function teamMove(
  settings: KnobSettings,
  pitches: boolean,
): { readonly margin: number; readonly total: number } {
  const by = (id: string): number => settingOf(settings, id);
  const starters = by('homeStarter') + by('awayStarter');
  return {
    margin: by('home') - by('away') + by('advantage') + by('homeStarter') - by('awayStarter'),
    // A better pitcher keeps runs off the board; a quarterback's or goalie's worth affects the margin alone.
    total: by('conditions') - (pitches ? starters : 0),
  };
}

export const TEAM_NOTE =
  'Ratings, home advantage and starters move the expected margin by what you set. Our models know the weather only through the books’ lines, so set yourself what wind or rain costs. Moving a line changes only who covers, not the games.';
