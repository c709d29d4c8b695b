import { type FeedFacts, type OtherNames, USUAL_CHANCES } from './facts.ts';
import { teamTable } from './teamTable.ts';

const teams = teamTable(`
ATL | Atlanta Dream | Dream | ATL | #e31837 | Gateway Center Arena | College Park, GA
CHI | Chicago Sky | Sky | CHI | #418fde | Wintrust Arena | Chicago, IL
CON | Connecticut Sun | Sun | CON | #f05023 | Mohegan Sun Arena | Uncasville, CT
DAL | Dallas Wings | Wings | DAL | #002b5c | College Park Center | Arlington, TX
GS | Golden State Valkyries | Valkyries | GS | #b38fcf | Chase Center | San Francisco, CA | west
IND | Indiana Fever | Fever | IND | #002d62 | Gainbridge Fieldhouse | Indianapolis, IN
LV | Las Vegas Aces | Aces | LV | #a7a8aa | Michelob Ultra Arena | Las Vegas, NV | west
LA | Los Angeles Sparks | Sparks | LA | #552583 | Crypto.com Arena | Los Angeles, CA | west
MIN | Minnesota Lynx | Lynx | MIN | #266092 | Target Center | Minneapolis, MN
NY | New York Liberty | Liberty | NY | #86cebc | Barclays Center | Brooklyn, NY
PHX | Phoenix Mercury | Mercury | PHX | #3c286e | Footprint Center | Phoenix, AZ | west
POR | Portland Fire | Fire | POR | #c8102e | Moda Center | Portland, OR | west
SEA | Seattle Storm | Storm | SEA | #2c5235 | Climate Pledge Arena | Seattle, WA | west
TOR | Toronto Tempo | Tempo | TOR | #6d1a36 | Coca-Cola Coliseum | Toronto, ON
WSH | Washington Mystics | Mystics | WSH | #e03a3e | CareFirst Arena | Washington, DC
`);

const otherNames: OtherNames = {
  CON: ['CONN'],
  DAL: ['Tulsa Shock', 'TUL'],
  GS: ['GSV'],
  LA: ['LAS'],
  LV: ['San Antonio Stars', 'San Antonio Silver Stars', 'LVA', 'SA'],
  NY: ['NYL'],
  PHX: ['PHO'],
  POR: ['Portland Fire'],
  TOR: ['Toronto Tempo'],
  WSH: ['WAS'],
};

export const wnbaFacts: FeedFacts = {
  espn: {
    path: 'basketball/wnba',
    number: '59',
    predictor: true,
    forms: ['day', 'month', 'range'],
    players: { chances: USUAL_CHANCES },
  },
  bovada: 'basketball/wnba',
  otherNames,
  teams,
  sample: {
    gamesPerDay: 2,
    slots: { east: ['20:00', '19:00'], west: ['22:00', '21:30'] },
    line: { homeProbability: 0.545, margin: 2, total: 163.5 },
    scatter: { margin: 12, total: 16 },
  },
};
