import { teamTable } from './teamTable.ts';

export const LALIGA = teamTable(`
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
- | Real Oviedo | Oviedo | OVI | #003da5 | Carlos Tartiere | Oviedo
Vallecano | Rayo Vallecano | Rayo | RAY | #e53027 | Vallecas | Madrid
Real Madrid | Real Madrid | Real Madrid | RMA | #febe10 | Santiago Bernabéu | Madrid
Sociedad | Real Sociedad | Real Sociedad | RSO | #0067b1 | Anoeta | San Sebastián
Sevilla | Sevilla | Sevilla | SEV | #d4021d | Ramón Sánchez-Pizjuán | Seville
Valencia | Valencia | Valencia | VAL | #ee3524 | Mestalla | Valencia
Villarreal | Villarreal | Villarreal | VIL | #ffe667 | La Cerámica | Villarreal
`);
