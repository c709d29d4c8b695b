import { venueTable } from './venueTable.ts';

/** Serie A grounds, and those of clubs likely to come up. */
export const SERIEA_VENUES = venueTable(`
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
