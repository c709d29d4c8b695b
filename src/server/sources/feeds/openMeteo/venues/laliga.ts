import { venueTable } from './venueTable.ts';

/** La Liga grounds, and those of clubs likely to come up. */
export const LALIGA_VENUES = venueTable(`
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
