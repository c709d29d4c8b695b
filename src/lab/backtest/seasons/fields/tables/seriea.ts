import type { FinalTable } from './types.ts';

/** Final tables of the Serie A, by end year; general knowledge, written down without our results. */
export const SERIEA_TABLES: readonly FinalTable[] = [
  {
    season: 2011,
    topFour: ['Milan', 'Inter', 'Napoli', 'Udinese'],
    down: ['Sampdoria', 'Brescia', 'Bari'],
  },
  {
    season: 2012,
    topFour: ['Juventus', 'Milan', 'Udinese', 'Lazio'],
    down: ['Lecce', 'Novara', 'Cesena'],
  },
  {
    season: 2013,
    topFour: ['Juventus', 'Napoli', 'Milan', 'Fiorentina'],
    down: ['Palermo', 'Siena', 'Pescara'],
  },
  {
    season: 2014,
    topFour: ['Juventus', 'Roma', 'Napoli', 'Fiorentina'],
    down: ['Catania', 'Bologna', 'Livorno'],
  },
  {
    season: 2015,
    topFour: ['Juventus', 'Roma', 'Lazio', 'Fiorentina'],
    down: ['Cagliari', 'Cesena', 'Parma'],
  },
  {
    season: 2016,
    topFour: ['Juventus', 'Napoli', 'Roma', 'Inter'],
    down: ['Carpi', 'Frosinone', 'Verona'],
  },
  {
    season: 2017,
    topFour: ['Juventus', 'Roma', 'Napoli', 'Atalanta'],
    down: ['Empoli', 'Palermo', 'Pescara'],
  },
  {
    season: 2018,
    topFour: ['Juventus', 'Napoli', 'Roma', 'Inter'],
    down: ['Crotone', 'Verona', 'Benevento'],
  },
  {
    season: 2019,
    topFour: ['Juventus', 'Napoli', 'Atalanta', 'Inter'],
    down: ['Empoli', 'Frosinone', 'Chievo'],
  },
  {
    season: 2020,
    topFour: ['Juventus', 'Inter', 'Atalanta', 'Lazio'],
    down: ['Lecce', 'Brescia', 'Spal'],
  },
  {
    season: 2021,
    topFour: ['Inter', 'Milan', 'Atalanta', 'Juventus'],
    down: ['Benevento', 'Crotone', 'Parma'],
  },
  {
    season: 2022,
    topFour: ['Milan', 'Inter', 'Napoli', 'Juventus'],
    down: ['Cagliari', 'Genoa', 'Venezia'],
  },
  {
    season: 2023,
    topFour: ['Napoli', 'Lazio', 'Inter', 'Milan'],
    down: ['Spezia', 'Cremonese', 'Sampdoria'],
  },
  {
    season: 2024,
    topFour: ['Inter', 'Milan', 'Juventus', 'Atalanta'],
    down: ['Frosinone', 'Sassuolo', 'Salernitana'],
  },
  {
    season: 2025,
    topFour: ['Napoli', 'Inter', 'Atalanta', 'Juventus'],
    down: ['Empoli', 'Venezia', 'Monza'],
  },
];
