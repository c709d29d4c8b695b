import { teamTable } from './teamTable.ts';

export const BUNDESLIGA = teamTable(`
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
