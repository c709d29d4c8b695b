import type { FeedFacts } from '#feeds/leagues/facts.ts';
import { teamTable } from '#feeds/leagues/teamTable.ts';
import { venueTable } from '#feeds/leagues/venueTable.ts';

export const islesFacts: FeedFacts = {
  espn: { path: 'soccer/isl.1', number: '9999', forms: ['month', 'day', 'range'] },
  bovada: 'soccer/isles/league',
  otherNames: { Skye: ['Skye Camanachd'] },
  teams: teamTable(`
Skye | Skye Camanachd | Skye | SKY | #003087 | The Braes | Portree
Uist | Uist Athletic | Uist | UIS | #c8102e | Cnoc na Monadh | Lochmaddy
Mull | Mull Rovers | Mull | MUL | #00b140 | Garmony Park | Craignure
Islay | Islay Town | Islay | ISL | #ffb81c | The Maltings | Bowmore
`),
  grounds: venueTable(`
Skye Camanachd | The Braes | Portree | 57.41 | -6.19
Uist Athletic | Cnoc na Monadh | Lochmaddy | 57.60 | -7.16
Mull Rovers | Garmony Park | Craignure | 56.47 | -5.70
Islay Town | The Maltings | Bowmore | 55.76 | -6.29
`),
  sample: {
    gamesPerDay: 2,
    slots: { east: ['12:00', '10:00'] },
    line: { homeProbability: 0.45, margin: 0.3, total: 2.6 },
    scatter: { margin: 1.7, total: 1.7 },
  },
};
