import { teamTable } from './teamTable.ts';

export const SERIEA = teamTable(`
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
- | Pisa | Pisa | PIS | #0c2340 | Arena Garibaldi | Pisa
Roma | AS Roma | Roma | ROM | #8e1f2f | Stadio Olimpico | Rome
Sassuolo | Sassuolo | Sassuolo | SAS | #00a752 | Mapei Stadium | Reggio Emilia
Torino | Torino | Torino | TOR | #8a1e03 | Stadio Olimpico Grande Torino | Turin
Udinese | Udinese | Udinese | UDI | #000000 | Bluenergy Stadium | Udine
`);
