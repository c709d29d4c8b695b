import type { FeedFacts, OtherNames } from './facts.ts';
import { teamTable } from './teamTable.ts';
import { venueTable } from './venueTable.ts';

const teams = teamTable(`
Alaves | Deportivo Alavés | Alavés | ALA | #0761af | Mendizorrotza | Vitoria-Gasteiz
Ath Bilbao | Athletic Club | Athletic | ATH | #ee2523 | San Mamés | Bilbao
Ath Madrid | Atlético Madrid | Atlético | ATM | #cb3524 | Metropolitano | Madrid
Barcelona | Barcelona | Barcelona | BAR | #a50044 | Camp Nou | Barcelona
Betis | Real Betis | Betis | BET | #00954c | La Cartuja | Seville
Celta | Celta Vigo | Celta | CEL | #8ac3ee | Balaídos | Vigo
Elche | Elche | Elche | ELC | #05642c | Martínez Valero | Elche
Espanol | Espanyol | Espanyol | ESP | #007fc8 | RCDE Stadium | Cornellà de Llobregat
Getafe | Getafe | Getafe | GET | #005999 | Coliseum | Getafe
Girona | Girona | Girona | GIR | #cd2534 | Montilivi | Girona
Levante | Levante | Levante | LEV | #b4053f | Ciutat de València | Valencia
Mallorca | Mallorca | Mallorca | MLL | #e20613 | Son Moix | Palma
Osasuna | Osasuna | Osasuna | OSA | #d91a21 | El Sadar | Pamplona
Oviedo | Real Oviedo | Oviedo | OVI | #003da5 | Carlos Tartiere | Oviedo
Vallecano | Rayo Vallecano | Rayo | RAY | #e53027 | Vallecas | Madrid
Real Madrid | Real Madrid | Real Madrid | RMA | #febe10 | Santiago Bernabéu | Madrid
Sociedad | Real Sociedad | Real Sociedad | RSO | #0067b1 | Anoeta | San Sebastián
Sevilla | Sevilla | Sevilla | SEV | #d4021d | Ramón Sánchez-Pizjuán | Seville
Valencia | Valencia | Valencia | VAL | #ee3524 | Mestalla | Valencia
Villarreal | Villarreal | Villarreal | VIL | #ffe667 | La Cerámica | Villarreal
`);

const otherNames: OtherNames = {
  'Ath Bilbao': ['Athletic Bilbao', 'Athletic'],
  'Ath Madrid': ['Atlético de Madrid', 'Atlético'],
  Betis: ['Real Betis Balompié'],
  Celta: ['Celta de Vigo', 'RC Celta'],
  Espanol: ['RCD Espanyol de Barcelona'],
  'La Coruna': ['Deportivo La Coruña', 'Deportivo de La Coruña', 'Deportivo', 'Dep. La Coruña'],
  Oviedo: ['Real Oviedo'],
  Santander: ['Racing Santander', 'Racing de Santander', 'Racing'],
  'Sp Gijon': ['Sporting Gijón', 'Sporting de Gijón'],
  Valladolid: ['Real Valladolid'],
  Vallecano: ['Rayo'],
  Zaragoza: ['Real Zaragoza'],
};

/** La Liga venues, including those of clubs likely to be promoted. */
const grounds = venueTable(`
Alavés; Deportivo Alavés | Mendizorroza; Mendizorrotza; Estadio de Mendizorroza | Vitoria-Gasteiz | 42.84 | -2.69
Athletic Club | San Mamés; San Mames Barria | Bilbao | 43.26 | -2.95
Atlético Madrid | Riyadh Air Metropolitano; Metropolitano; Civitas Metropolitano; Estadio Metropolitano | Madrid | 40.44 | -3.60
Barcelona | Spotify Camp Nou; Camp Nou | Barcelona | 41.38 | 2.12
| Estadi Olímpic Lluís Companys | Barcelona | 41.36 | 2.16
Celta Vigo | Balaídos; Estadio Abanca-Balaídos | Vigo | 42.21 | -8.74
Elche | Manuel Martínez Valero; Martínez Valero; Estadio Manuel Martínez Valero | Elche | 38.27 | -0.66
Espanyol | RCDE Stadium | Barcelona | 41.35 | 2.08
Getafe | Coliseum; Coliseum Alfonso Pérez; Estadio Coliseum | Getafe | 40.33 | -3.71
Girona | Montilivi; Estadi Montilivi | Girona | 41.96 | 2.83
Levante | Ciutat de València; Estadi Ciutat de València | Valencia | 39.49 | -0.36
Mallorca | Son Moix; Estadi Mallorca Son Moix | Palma | 39.59 | 2.63
Osasuna | El Sadar; Estadio El Sadar | Pamplona | 42.80 | -1.64
Real Oviedo; Oviedo | Carlos Tartiere; Estadio Carlos Tartiere | Oviedo | 43.36 | -5.87
Rayo Vallecano | Vallecas; Campo de Futbol de Vallecas; Estadio de Vallecas | Madrid | 40.39 | -3.66
Real Betis | La Cartuja; Estadio de la Cartuja; Estadio La Cartuja de Sevilla | Seville | 37.42 | -6.00
| Benito Villamarín; Estadio Benito Villamarín | Seville | 37.36 | -5.98
Real Madrid | Santiago Bernabéu; Bernabéu; Estadio Santiago Bernabéu | Madrid | 40.45 | -3.69
Real Sociedad | Reale Arena; Anoeta | San Sebastián | 43.30 | -1.97
Sevilla | Ramón Sánchez-Pizjuán; Estadio Ramón Sánchez-Pizjuán | Seville | 37.38 | -5.97
Valencia | Mestalla; Camp de Mestalla | Valencia | 39.47 | -0.36
Villarreal | La Cerámica; Estadio de la Cerámica | Villarreal | 39.94 | -0.10
Las Palmas | Gran Canaria; Estadio Gran Canaria | Las Palmas | 28.10 | -15.46
Leganés | Butarque; Estadio Municipal de Butarque | Leganés | 40.34 | -3.76
Real Valladolid | José Zorrilla; Estadio José Zorrilla | Valladolid | 41.64 | -4.76
Deportivo La Coruña | Riazor; Estadio Abanca-Riazor | A Coruña | 43.37 | -8.42
Racing Santander | El Sardinero; Campos de Sport de El Sardinero | Santander | 43.48 | -3.79
Almería | Power Horse Stadium | Almería | 36.84 | -2.44
Málaga | La Rosaleda; Estadio La Rosaleda | Málaga | 36.73 | -4.43
`);

export const laLigaFacts: FeedFacts = {
  espn: {
    path: 'soccer/esp.1',
    number: '740',
    forms: ['month', 'day', 'range'],
    // No injury report: none of any soccer league was answered in 2026.
    players: { lineUps: 'soccer' },
  },
  bovada: 'soccer/europe/spain/la-liga',
  otherNames,
  teams,
  grounds,
  sample: {
    gamesPerDay: [4, 1, 0, 0, 0, 1, 4],
    slots: { east: ['15:00'], weekend: ['15:00', '12:30', '10:15'] },
    line: { homeProbability: 0.45, margin: 0.34, total: 2.57 },
    scatter: { margin: 1.7, total: 1.6 },
  },
};
