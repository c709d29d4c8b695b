import type { Cut } from './inputs.ts';

/** A PGA Tour event that is not played like the others. */
export interface SpecialTournament {
  readonly name: RegExp;
  /** Seasons in which it applies, both included. */
  readonly from?: number;
  readonly to?: number;
  /** Smallest and largest field it applies to. */
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly rounds?: number;
  readonly cut?: Cut | null;
  /** "strokes": players start with a handicap by rank, so the lowest score need not win. "exhibition": not a tour event. */
  readonly mark?: 'starting strokes' | 'exhibition' | 'teams' | 'stableford';
}

const cut = (places: number, after = 2, within = 0): Cut => ({ after, places, within });

/** Fields of at most this size play without a cut, unless a rule says otherwise. */
export const LARGEST_WITHOUT_CUT = 85;

/**
 * Majors, signature events and other special cases of the PGA Tour; the first that matches holds.
 * Sources: pgatour.com/signature-events (2024) and golfmonthly.com, 2025-01-03 (signature events of 2024 and 2025:
 * no cut, but top 50 and ties and 10 shots at the three player-hosted ones); pgatour.com, 2025-05-14 (cuts of the
 * majors); thegolfnewsnet.com, 2024-02-09 (events without a cut); ESPN, 2019-07-27 (65 instead of 70 from the
 * 2019-20 season, which began in September 2019). The Masters had a 10-shot rule until 2019.
 */
export const SPECIAL_TOURNAMENTS: readonly SpecialTournament[] = [
  { name: /q-school|qualifying|the match|hero world challenge|showdown/, mark: 'exhibition' },
  { name: /zurich classic/, mark: 'teams', cut: cut(33) },
  { name: /grant thornton|qbe shootout/, mark: 'teams', rounds: 3, cut: null },
  { name: /tour championship/, from: 2019, to: 2024, cut: null, mark: 'starting strokes' },
  { name: /masters tournament/, to: 2019, cut: cut(50, 2, 10) },
  { name: /masters tournament/, cut: cut(50) },
  { name: /^u\.?s\.? open/, cut: cut(60) },
  { name: /^pga championship/, cut: cut(70) },
  { name: /^(the )?open( championship)?$/, cut: cut(70) },
  { name: /american express|careerbuilder|desert classic/, to: 2019, cut: cut(70, 3) },
  { name: /american express/, cut: cut(65, 3) },
  { name: /pebble beach/, to: 2019, cut: cut(60, 3) },
  { name: /pebble beach/, from: 2021, to: 2021, cut: cut(65) },
  { name: /pebble beach/, to: 2023, cut: cut(65, 3) },
  {
    name: /genesis invitational|arnold palmer|memorial tournament/,
    from: 2024,
    atMost: LARGEST_WITHOUT_CUT,
    cut: cut(50, 2, 10),
  },
  { name: /barracuda/, atLeast: 120, mark: 'stableford', cut: cut(65) },
];
