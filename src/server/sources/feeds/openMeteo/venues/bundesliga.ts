import { venueTable } from './venueTable.ts';

/** Bundesliga grounds, and those of clubs likely to come up. */
export const BUNDESLIGA_VENUES = venueTable(`
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
