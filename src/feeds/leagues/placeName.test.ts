import { expect, test } from 'vitest';
import { isPlaceName } from './placeName.ts';

test.each([
  'Quarterfinal 1 Winner',
  'Quarter-Final 3 Winner',
  'Semifinal 2 Loser',
  'Semifinalist 1',
  'Round of 16 1 Winner',
  'Round of 32 14 Winner',
  'Group A Winner',
  'Group A 2nd Place',
  'Group I 3rd Place',
  'Group B Runner-Up',
  'Winner Group C',
  'Third Place Group A/B/C/D/F',
  'UEFA Playoff A',
  'FIFA Playoff 1',
  'Winner Match 101',
  'W101',
  'R32 W1',
  'TBD',
  'TBA',
  'TBD TBD',
  'Opponent TBD',
  'To be announced',
  'To Be Determined',
  'Western Conference Champion',
  'AFC Champion',
  'NFC 1 Seed',
  'AL Wild Card 2',
  'NL Division Series Winner',
  'East 8th Seed',
  'West 7',
  'Lower Seed',
  'Lowest Remaining Seed',
  'Winner of 7/8 Play-In',
  'Play-In Winner',
  'Rose Bowl Winner',
  'CFP Semifinal Winner',
  'CFP #5',
  'No. 1 Seed',
])('%s is nobody yet, in any league', (name) => {
  expect([isPlaceName(name, 'EPL'), isPlaceName(name, 'NCAAB')]).toEqual([true, true]);
});

test.each([
  ['NCAAB', 'TEX/NCSU'],
  ['NCAAB', 'M-OH/SMU'],
  ['NCAAB', 'Houston/Texas A&M'],
  ['NBA', 'Lakers or Warriors'],
  ['NCAAF', 'Big 12 Champion'],
  ['NCAAF', 'SEC Champions'],
  ['MLB', 'Astros/Guardians'],
  ['MLS', 'POR/LAG'],
  ['EPL', 'Denmark/North Macedonia/Czechia/Ireland'],
] as const)('%s: %s is nobody yet', (league, name) => {
  expect(isPlaceName(name, league)).toBe(true);
});

test.each([
  ['EPL', 'Bodo/Glimt'],
  ['EPL', 'Bodø/Glimt'],
  ['EPL', 'TB/FCS/Royn'],
  ['EPL', 'EB/Streymur'],
  ['EPL', 'Bruck/Leitha'],
  ['EPL', 'Winners FC'],
  ['EPL', 'Guaynabo Winner'],
  ['EPL', 'Bella Vista Champion'],
  ['EPL', 'Hapoel Or Yehuda'],
  ['EPL', 'Rosario Central'],
  ['EPL', 'Top Oss'],
  ['EPL', '1. FC Union Berlin'],
  ['Bundesliga', 'Schalke 04'],
  ['MLS', 'Seattle Sounders FC'],
  ['NCAAB', 'Champion Christian Tigers'],
  ['NCAAB', 'Central Connecticut Blue Devils'],
  ['NCAAB', 'American University Eagles'],
  ['NCAAF', 'East Texas A&M Lions'],
  ['NBA', 'Philadelphia 76ers'],
  ['NFL', 'San Francisco 49ers'],
  ['NBA', 'Eastern Conf All-Stars'],
  ['MLB', 'National League All-Stars'],
] as const)('%s: %s is a team', (league, name) => {
  expect(isPlaceName(name, league)).toBe(false);
});
