import type { FeedFacts, OtherNames } from './facts.ts';
import { teamTable } from './teamTable.ts';
import { venueTable } from './venueTable.ts';

const teams = teamTable(`
Atalanta | Atalanta | Atalanta | ATA | #1e71b8 | Gewiss Stadium | Bergamo
Bologna | Bologna | Bologna | BOL | #1a2f48 | Renato Dall'Ara | Bologna
Cagliari | Cagliari | Cagliari | CAG | #002350 | Unipol Domus | Cagliari
Como | Como | Como | COM | #004c97 | Giuseppe Sinigaglia | Como
Cremonese | Cremonese | Cremonese | CRE | #e20e17 | Giovanni Zini | Cremona
Fiorentina | Fiorentina | Fiorentina | FIO | #482e92 | Artemio Franchi | Florence
Genoa | Genoa | Genoa | GEN | #a21c26 | Luigi Ferraris | Genoa
Verona | Hellas Verona | Verona | VER | #002f6c | Marcantonio Bentegodi | Verona
Inter | Internazionale | Inter | INT | #010e80 | San Siro | Milan
Juventus | Juventus | Juventus | JUV | #000000 | Allianz Stadium | Turin
Lazio | Lazio | Lazio | LAZ | #87d8f7 | Stadio Olimpico | Rome
Lecce | Lecce | Lecce | LEC | #db2b2c | Via del Mare | Lecce
Milan | AC Milan | Milan | MIL | #fb090b | San Siro | Milan
Napoli | Napoli | Napoli | NAP | #12a0d7 | Diego Armando Maradona | Naples
Parma | Parma | Parma | PAR | #ffd200 | Ennio Tardini | Parma
Pisa | Pisa | Pisa | PIS | #0c2340 | Arena Garibaldi | Pisa
Roma | AS Roma | Roma | ROM | #8e1f2f | Stadio Olimpico | Rome
Sassuolo | Sassuolo | Sassuolo | SAS | #00a752 | Mapei Stadium | Reggio Emilia
Torino | Torino | Torino | TOR | #8a1e03 | Stadio Olimpico Grande Torino | Turin
Udinese | Udinese | Udinese | UDI | #000000 | Bluenergy Stadium | Udine
`);

const otherNames: OtherNames = {
  Chievo: ['Chievo Verona', 'ChievoVerona'],
  Inter: ['Inter Milan'],
  Spal: ['SPAL 2013'],
};

/** Serie A venues, including those of clubs likely to be promoted. */
const grounds = venueTable(`
Atalanta | New Balance Arena; Gewiss Stadium | Bergamo | 45.71 | 9.68
Bologna | Renato Dall'Ara; Stadio Renato Dall'Ara | Bologna | 44.49 | 11.31
Cagliari | Unipol Domus | Cagliari | 39.20 | 9.14
Como | Giuseppe Sinigaglia; Stadio Giuseppe Sinigaglia | Como | 45.81 | 9.07
Cremonese | Giovanni Zini; Stadio Giovanni Zini | Cremona | 45.14 | 10.03
Fiorentina | Artemio Franchi; Stadio Artemio Franchi | Florence | 43.78 | 11.28
Genoa; Sampdoria | Luigi Ferraris; Stadio Luigi Ferraris | Genoa | 44.42 | 8.95
Hellas Verona | Marcantonio Bentegodi; Stadio Marcantonio Bentegodi | Verona | 45.44 | 10.97
AC Milan; Internazionale | San Siro; Giuseppe Meazza; Stadio Giuseppe Meazza | Milan | 45.48 | 9.12
Juventus | Allianz Stadium | Turin | 45.11 | 7.64
Lazio; AS Roma | Stadio Olimpico; Olimpico | Rome | 41.93 | 12.45
Lecce | Via del Mare; Stadio Via del Mare; Ettore Giardiniero | Lecce | 40.37 | 18.21
Napoli | Diego Armando Maradona; Stadio Diego Armando Maradona | Naples | 40.83 | 14.19
Parma | Ennio Tardini; Stadio Ennio Tardini | Parma | 44.79 | 10.34
Pisa | Arena Garibaldi; Cetilar Arena | Pisa | 43.73 | 10.40
Sassuolo | MAPEI Stadium; Mapei Stadium - Citta del Tricolore | Reggio Emilia | 44.71 | 10.65
Torino | Stadio Olimpico Grande Torino; Olimpico Grande Torino | Turin | 45.04 | 7.65
Udinese | Bluenergy Stadium; Stadio Friuli | Udine | 46.08 | 13.20
Empoli | Carlo Castellani; Stadio Carlo Castellani | Empoli | 43.73 | 10.95
Monza | U-Power Stadium | Monza | 45.58 | 9.31
Venezia | Pier Luigi Penzo; Stadio Pier Luigi Penzo | Venice | 45.43 | 12.36
Palermo | Renzo Barbera; Stadio Renzo Barbera | Palermo | 38.15 | 13.34
Frosinone | Benito Stirpe; Stadio Benito Stirpe | Frosinone | 41.63 | 13.32
Spezia | Alberto Picco; Stadio Alberto Picco | La Spezia | 44.10 | 9.81
`);

export const serieAFacts: FeedFacts = {
  espn: {
    path: 'soccer/ita.1',
    number: '730',
    forms: ['month', 'day', 'range'],
    // No injury report: none of any soccer league was answered in 2026.
    players: { lineUps: 'soccer' },
  },
  bovada: 'soccer/europe/italy/serie-a',
  otherNames,
  teams,
  grounds,
  sample: {
    gamesPerDay: [5, 1, 0, 0, 0, 0, 4],
    slots: { east: ['14:45'], weekend: ['14:45', '12:00', '09:00'] },
    line: { homeProbability: 0.41, margin: 0.19, total: 2.65 },
    scatter: { margin: 1.7, total: 1.6 },
  },
};
