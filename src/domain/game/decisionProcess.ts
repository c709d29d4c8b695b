import type { Sport } from '../leagues/league.ts';
import type { RatedFrom } from './prediction.ts';
import { TYPICAL_RUNS } from './simulationDefaults.ts';

export interface DecisionStep {
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
  lines: 'with its uncertainty, learned from the results and closing lines of games played',
  results:
    'with its uncertainty, learned from results alone, because too few closing lines of this league are known',
};

const CARRIED: Readonly<Record<Sport, string>> = {
  football: 'Both teams carry a rating',
  basketball: 'Both teams carry a rating',
  baseball: 'Both teams carry a rating',
  hockey: 'Both teams carry a rating',
  soccer: 'Both clubs carry a strength and a tempo, each',
};

const COUNTED: Readonly<Record<Sport, string>> = {
  football: 'Home field counts; so does a week off in the NFL.',
  basketball: 'Home court counts; so do games on consecutive days among professionals.',
  baseball: 'Home field and ballpark count.',
  hockey: 'Home ice and games on consecutive days count.',
  soccer: 'Home advantage counts; so does what the table leaves to play for in Europe.',
};

/** What the simulation of a sport considers, following "Played 100,000 times from one seed". */
const MINDED: Readonly<Record<Sport, string>> = {
  football: ', so that margins gather on 3 and 7 as they do on the field',
  basketball: ', with overtime where regulation ends level',
  baseball: ', with extra innings where nine end level',
  hockey: ', with empty nets, overtime and shoot-out',
  soccer: '; a draw is a result of its own',
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
  { title: 'Seal', text: 'Hashed and appended to the ledger before the start, never edited.' },
];
