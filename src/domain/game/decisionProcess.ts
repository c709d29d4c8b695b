import type { Sport } from '../leagues/league.ts';
import type { RatedFrom } from './prediction.ts';
import { TYPICAL_RUNS } from './simulationDefaults.ts';

interface DecisionStep {
  readonly title: 'Collect' | 'Rate' | 'Simulate' | 'Compare' | 'Seal';
  readonly text: string;
}

const COLLECTED =
  'The schedule, results, odds and venue, each with the time it was last confirmed.';
const WEATHER = `${COLLECTED} Weather is shown beside the prediction; it does not move it.`;

const COLLECT_TEXT: Readonly<Record<Sport, string>> = {
  football: WEATHER,
  basketball: COLLECTED,
  baseball: WEATHER,
  hockey: COLLECTED,
  soccer: WEATHER,
};

/** Ratings learn from scores and closing lines of past games, never from the game's own line. */
const LEARNT: Readonly<Record<RatedFrom, string>> = {
  lines: 'with a range around it, learned from past results and closing lines',
  results:
    'with a range around it, learned from results only, because we have too few closing lines of this league',
};

const CARRIED: Readonly<Record<Sport, string>> = {
  football: 'Both teams have a rating',
  basketball: 'Both teams have a rating',
  baseball: 'Both teams have a rating',
  hockey: 'Both teams have a rating',
  soccer: 'Both teams have ratings of strength and tempo, each',
};

const COUNTED: Readonly<Record<Sport, string>> = {
  football: 'Home field counts; in the NFL, so does a week off.',
  basketball: 'Home court counts; among professionals, so do back-to-back games.',
  baseball: 'Home field and ballpark count.',
  hockey: 'Home ice and back-to-back games count.',
  soccer: 'Home advantage counts; in Europe, so does what a team still has to play for.',
};

/** What the simulation of a sport considers, following "Played 100,000 times from one seed". */
const MINDED: Readonly<Record<Sport, string>> = {
  football: ', so that margins gather on 3 and 7 as they do on the field',
  basketball: ', with overtime if regulation ends tied',
  baseball: ', with extra innings if nine end tied',
  hockey: ', with empty nets, overtime and shoot-out',
  soccer: '; a draw counts as a result',
};

const timesText = (runs: number): string =>
  runs > 0
    ? `Played ${runs.toLocaleString('en-US')} times`
    : `Played ${TYPICAL_RUNS.process.toLocaleString('en-US')} times or more`;

/**
 * The five-step explanation on the game page: what is done for every game of a sport, and which ratings were used.
 * @param runs of this game, 0 if it has not been played yet: a page says one number of runs, its own
 */
export const decisionProcess = (
  sport: Sport,
  ratedFrom: RatedFrom = 'lines',
  runs = 0,
): readonly DecisionStep[] => [
  { title: 'Collect', text: COLLECT_TEXT[sport] },
  { title: 'Rate', text: `${CARRIED[sport]} ${LEARNT[ratedFrom]}. ${COUNTED[sport]}` },
  { title: 'Simulate', text: `${timesText(runs)} from one seed${MINDED[sport]}.` },
  { title: 'Compare', text: 'Against the market’s price with the bookmaker’s margin removed.' },
  { title: 'Seal', text: 'Written to the ledger before the start and never edited.' },
];
