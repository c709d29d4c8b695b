import type { FinalTable } from './types.ts';

/** Final tables of the Bundesliga, by end year; general knowledge, written down without our results. */
export const BUNDESLIGA_TABLES: readonly FinalTable[] = [
  {
    season: 2011,
    topFour: ['Dortmund', 'Leverkusen', 'Bayern Munich', 'Hannover'],
    down: ['Ein Frankfurt', 'St Pauli'],
    playoff: "M'gladbach",
  },
  {
    season: 2012,
    topFour: ['Dortmund', 'Bayern Munich', 'Schalke 04', "M'gladbach"],
    down: ['FC Koln', 'Kaiserslautern'],
    playoff: 'Hertha',
  },
  {
    season: 2013,
    topFour: ['Bayern Munich', 'Dortmund', 'Leverkusen', 'Schalke 04'],
    down: ['Fortuna Dusseldorf', 'Greuther Furth'],
    playoff: 'Hoffenheim',
  },
  {
    season: 2014,
    topFour: ['Bayern Munich', 'Dortmund', 'Schalke 04', 'Leverkusen'],
    down: ['Nurnberg', 'Braunschweig'],
    playoff: 'Hamburg',
  },
  {
    season: 2015,
    topFour: ['Bayern Munich', 'Wolfsburg', "M'gladbach", 'Leverkusen'],
    down: ['Freiburg', 'Paderborn'],
    playoff: 'Hamburg',
  },
  {
    season: 2016,
    topFour: ['Bayern Munich', 'Dortmund', 'Leverkusen', "M'gladbach"],
    down: ['Stuttgart', 'Hannover'],
    playoff: 'Ein Frankfurt',
  },
  {
    season: 2017,
    topFour: ['Bayern Munich', 'RB Leipzig', 'Dortmund', 'Hoffenheim'],
    down: ['Ingolstadt', 'Darmstadt'],
    playoff: 'Wolfsburg',
  },
  {
    season: 2018,
    topFour: ['Bayern Munich', 'Schalke 04', 'Hoffenheim', 'Dortmund'],
    down: ['Hamburg', 'FC Koln'],
    playoff: 'Wolfsburg',
  },
  {
    season: 2019,
    topFour: ['Bayern Munich', 'Dortmund', 'RB Leipzig', 'Leverkusen'],
    down: ['Hannover', 'Nurnberg'],
    playoff: 'Stuttgart',
  },
  {
    season: 2020,
    topFour: ['Bayern Munich', 'Dortmund', 'RB Leipzig', "M'gladbach"],
    down: ['Fortuna Dusseldorf', 'Paderborn'],
    playoff: 'Werder Bremen',
  },
  {
    season: 2021,
    topFour: ['Bayern Munich', 'RB Leipzig', 'Dortmund', 'Wolfsburg'],
    down: ['Werder Bremen', 'Schalke 04'],
    playoff: 'FC Koln',
  },
  {
    season: 2022,
    topFour: ['Bayern Munich', 'Dortmund', 'Leverkusen', 'RB Leipzig'],
    down: ['Bielefeld', 'Greuther Furth'],
    playoff: 'Hertha',
  },
  {
    season: 2023,
    topFour: ['Bayern Munich', 'Dortmund', 'RB Leipzig', 'Union Berlin'],
    down: ['Schalke 04', 'Hertha'],
    playoff: 'Stuttgart',
  },
  {
    season: 2024,
    topFour: ['Leverkusen', 'Stuttgart', 'Bayern Munich', 'RB Leipzig'],
    down: ['FC Koln', 'Darmstadt'],
    playoff: 'Bochum',
  },
  {
    season: 2025,
    topFour: ['Bayern Munich', 'Leverkusen', 'Ein Frankfurt', 'Dortmund'],
    down: ['Holstein Kiel', 'Bochum'],
    playoff: 'Heidenheim',
  },
];
