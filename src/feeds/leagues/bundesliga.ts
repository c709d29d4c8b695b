import type { FeedFacts, OtherNames } from './facts.ts';
import { teamTable } from './teamTable.ts';
import { venueTable } from './venueTable.ts';

const teams = teamTable(`
Augsburg | FC Augsburg | Augsburg | FCA | #ba3733 | WWK Arena | Augsburg
Bayern Munich | Bayern Munich | Bayern | MUN | #dc052d | Allianz Arena | Munich
Dortmund | Borussia Dortmund | Dortmund | DOR | #fde100 | Signal Iduna Park | Dortmund
M'gladbach | Borussia Mönchengladbach | Gladbach | BMG | #000000 | Borussia-Park | Mönchengladbach
FC Koln | 1. FC Köln | Köln | KOE | #ed1c24 | RheinEnergieStadion | Cologne
Ein Frankfurt | Eintracht Frankfurt | Frankfurt | SGE | #e1000f | Deutsche Bank Park | Frankfurt
Freiburg | SC Freiburg | Freiburg | SCF | #fd1220 | Europa-Park Stadion | Freiburg
Hamburg | Hamburger SV | Hamburg | HSV | #0a3f86 | Volksparkstadion | Hamburg
Heidenheim | 1. FC Heidenheim | Heidenheim | HDH | #e2001a | Voith-Arena | Heidenheim
Hoffenheim | TSG Hoffenheim | Hoffenheim | TSG | #1961b5 | PreZero Arena | Sinsheim
Leverkusen | Bayer Leverkusen | Leverkusen | B04 | #e32221 | BayArena | Leverkusen
Mainz | Mainz 05 | Mainz | M05 | #c3141e | Mewa Arena | Mainz
RB Leipzig | RB Leipzig | Leipzig | RBL | #dd0741 | Red Bull Arena | Leipzig
St Pauli | FC St. Pauli | St. Pauli | STP | #624839 | Millerntor-Stadion | Hamburg
Stuttgart | VfB Stuttgart | Stuttgart | VFB | #e32219 | MHPArena | Stuttgart
Union Berlin | Union Berlin | Union | FCU | #eb1923 | An der Alten Försterei | Berlin
Werder Bremen | Werder Bremen | Bremen | SVW | #1d9053 | Weserstadion | Bremen
Wolfsburg | VfL Wolfsburg | Wolfsburg | WOB | #65b32e | Volkswagen Arena | Wolfsburg
`);

const otherNames: OtherNames = {
  'Bayern Munich': ['Bayern München', 'Bayern'],
  Bielefeld: ['Arminia Bielefeld'],
  Braunschweig: ['Eintracht Braunschweig'],
  Darmstadt: ['Darmstadt 98', 'SV Darmstadt 98'],
  'Ein Frankfurt': ['Frankfurt'],
  Dresden: ['Dynamo Dresden', 'SG Dynamo Dresden'],
  Elversberg: ['SV 07 Elversberg'],
  'FC Koln': ['FC Cologne', 'Cologne'],
  'Fortuna Dusseldorf': ['Düsseldorf'],
  'Greuther Furth': ['SpVgg Greuther Fürth', 'Fürth'],
  Hamburg: ['Hamburg SV', 'HSV'],
  Hannover: ['Hannover 96'],
  Heidenheim: ['1. FC Heidenheim 1846', 'FC Heidenheim'],
  Hertha: ['Hertha Berlin', 'Hertha BSC'],
  Hoffenheim: ['TSG 1899 Hoffenheim'],
  'Holstein Kiel': ['Kiel'],
  Karlsruhe: ['Karlsruher SC'],
  Kaiserslautern: ['1. FC Kaiserslautern'],
  Leverkusen: ['Bayer 04 Leverkusen'],
  "M'gladbach": ['Mönchengladbach', "Borussia M'gladbach", 'Gladbach'],
  Mainz: ['1. FSV Mainz 05'],
  Nurnberg: ['1. FC Nürnberg', 'Nuremberg'],
  Paderborn: ['SC Paderborn 07', 'Paderborn 07'],
  'Preussen Munster': ['SC Preußen Münster', 'Preußen Münster'],
  'RB Leipzig': ['Leipzig', 'RasenBallsport Leipzig'],
  Regensburg: ['Jahn Regensburg', 'SSV Jahn Regensburg'],
  'Schalke 04': ['FC Schalke 04', 'Schalke'],
  'Werder Bremen': ['SV Werder Bremen', 'Bremen'],
};

/** Bundesliga venues, including those of clubs likely to be promoted. */
const grounds = venueTable(`
FC Augsburg | WWK Arena | Augsburg | 48.32 | 10.89
1. FC Union Berlin; Union Berlin | Stadion An der Alten Försterei; An der Alten Försterei | Berlin | 52.46 | 13.57
Werder Bremen | Weserstadion; wohninvest Weserstadion | Bremen | 53.07 | 8.84
Borussia Dortmund | Signal Iduna Park; Westfalenstadion | Dortmund | 51.49 | 7.45
Eintracht Frankfurt | Deutsche Bank Park | Frankfurt | 50.07 | 8.65
SC Freiburg | Europa-Park Stadion | Freiburg | 48.02 | 7.83
Hamburg SV; Hamburger SV | Volksparkstadion | Hamburg | 53.59 | 9.90
1. FC Heidenheim 1846; 1. FC Heidenheim | Voith-Arena | Heidenheim | 48.67 | 10.14
TSG Hoffenheim | PreZero Arena | Sinsheim | 49.24 | 8.89
FC Cologne; 1. FC Köln | RheinEnergieSTADION; RheinEnergieStadion | Cologne | 50.93 | 6.88
RB Leipzig | Red Bull Arena | Leipzig | 51.35 | 12.35
Bayer Leverkusen | BayArena | Leverkusen | 51.04 | 7.00
Mainz | MEWA Arena | Mainz | 49.98 | 8.22
Borussia Mönchengladbach | Borussia-Park; Stadion im Borussia-Park | Mönchengladbach | 51.17 | 6.39
Bayern Munich | Allianz Arena | Munich | 48.22 | 11.62
St. Pauli | Millerntor-Stadion | Hamburg | 53.55 | 9.97
VfB Stuttgart | MHPArena; MHP Arena | Stuttgart | 48.79 | 9.23
VfL Wolfsburg | Volkswagen Arena | Wolfsburg | 52.43 | 10.80
VfL Bochum | Vonovia Ruhrstadion | Bochum | 51.49 | 7.24
Holstein Kiel | Holstein-Stadion | Kiel | 54.35 | 10.12
Hertha Berlin | Olympiastadion; Olympiastadion Berlin | Berlin | 52.51 | 13.24
Hannover 96 | Heinz von Heiden Arena | Hanover | 52.36 | 9.73
SC Paderborn 07 | Home Deluxe Arena | Paderborn | 51.73 | 8.71
SV Darmstadt 98 | Merck-Stadion am Böllenfalltor | Darmstadt | 49.86 | 8.67
SV 07 Elversberg | Ursapharm-Arena an der Kaiserlinde; Ursapharm Arena | Spiesen-Elversberg | 49.32 | 7.12
1. FC Nürnberg | Max-Morlock-Stadion | Nuremberg | 49.43 | 11.13
1. FC Kaiserslautern | Fritz-Walter-Stadion | Kaiserslautern | 49.43 | 7.78
`);

export const bundesligaFacts: FeedFacts = {
  espn: {
    path: 'soccer/ger.1',
    number: '720',
    forms: ['month', 'day', 'range'],
    // No injury report: none of any soccer league was answered in 2026.
    players: { lineUps: 'soccer' },
  },
  bovada: 'soccer/europe/germany/1-bundesliga',
  otherNames,
  teams,
  grounds,
  sample: {
    gamesPerDay: [2, 0, 0, 0, 0, 1, 6],
    slots: { east: ['14:30'], weekend: ['12:30', '09:30'] },
    line: { homeProbability: 0.45, margin: 0.37, total: 3.16 },
    scatter: { margin: 1.8, total: 1.8 },
  },
};
