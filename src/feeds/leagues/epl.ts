import type { FeedFacts, OtherNames } from './facts.ts';
import { teamTable } from './teamTable.ts';
import { venueTable } from './venueTable.ts';

const teams = teamTable(`
Arsenal | Arsenal | Arsenal | ARS | #ef0107 | Emirates Stadium | London
Aston Villa | Aston Villa | Aston Villa | AVL | #660e36 | Villa Park | Birmingham
Bournemouth | AFC Bournemouth | Bournemouth | BOU | #b50e12 | Vitality Stadium | Bournemouth
Brentford | Brentford | Brentford | BRE | #d20000 | Gtech Community Stadium | London
Brighton | Brighton & Hove Albion | Brighton | BHA | #0057b8 | American Express Stadium | Falmer
Burnley | Burnley | Burnley | BUR | #6c1d45 | Turf Moor | Burnley
Chelsea | Chelsea | Chelsea | CHE | #034694 | Stamford Bridge | London
Crystal Palace | Crystal Palace | Crystal Palace | CRY | #1b458f | Selhurst Park | London
Everton | Everton | Everton | EVE | #003399 | Hill Dickinson Stadium | Liverpool
Fulham | Fulham | Fulham | FUL | #000000 | Craven Cottage | London
Leeds | Leeds United | Leeds | LEE | #ffcd00 | Elland Road | Leeds
Liverpool | Liverpool | Liverpool | LIV | #c8102e | Anfield | Liverpool
Man City | Manchester City | Man City | MNC | #6cabdd | Etihad Stadium | Manchester
Man United | Manchester United | Man United | MAN | #da291c | Old Trafford | Manchester
Newcastle | Newcastle United | Newcastle | NEW | #241f20 | St. James' Park | Newcastle upon Tyne
Nott'm Forest | Nottingham Forest | Forest | NFO | #dd0000 | The City Ground | Nottingham
Sunderland | Sunderland | Sunderland | SUN | #eb172b | Stadium of Light | Sunderland
Tottenham | Tottenham Hotspur | Tottenham | TOT | #132257 | Tottenham Hotspur Stadium | London
West Ham | West Ham United | West Ham | WHU | #7a263a | London Stadium | London
Wolves | Wolverhampton Wanderers | Wolves | WOL | #fdb913 | Molineux Stadium | Wolverhampton
`);

const otherNames: OtherNames = {
  Birmingham: ['Birmingham City'],
  Blackburn: ['Blackburn Rovers'],
  Bolton: ['Bolton Wanderers'],
  Cardiff: ['Cardiff City'],
  Charlton: ['Charlton Athletic'],
  Coventry: ['Coventry City'],
  Derby: ['Derby County'],
  Huddersfield: ['Huddersfield Town'],
  Hull: ['Hull City'],
  Ipswich: ['Ipswich Town'],
  Leicester: ['Leicester City'],
  Luton: ['Luton Town'],
  'Man United': ['Man Utd'],
  Norwich: ['Norwich City'],
  "Nott'm Forest": ['Nottm Forest', 'Forest'],
  Oxford: ['Oxford United'],
  Preston: ['Preston North End'],
  QPR: ['Queens Park Rangers'],
  'Sheffield United': ['Sheff Utd', 'Sheff United', 'Sheffield Utd'],
  'Sheffield Weds': ['Sheffield Wednesday'],
  Stoke: ['Stoke City'],
  Swansea: ['Swansea City'],
  Tottenham: ['Spurs'],
  'West Brom': ['West Bromwich Albion'],
  Wigan: ['Wigan Athletic'],
  Wolves: ['Wolverhampton'],
};

/** Premier League venues, including those of clubs likely to be promoted. */
const grounds = venueTable(`
Arsenal | Emirates Stadium | London | 51.56 | -0.11
Aston Villa | Villa Park | Birmingham | 52.51 | -1.88
AFC Bournemouth; Bournemouth | Vitality Stadium; Dean Court | Bournemouth | 50.74 | -1.84
Brentford | Gtech Community Stadium | London | 51.49 | -0.29
Brighton & Hove Albion | American Express Stadium; Amex Stadium; Falmer Stadium | Falmer | 50.86 | -0.08
Burnley | Turf Moor | Burnley | 53.79 | -2.23
Chelsea | Stamford Bridge | London | 51.48 | -0.19
Crystal Palace | Selhurst Park | London | 51.40 | -0.09
Everton | Hill Dickinson Stadium | Liverpool | 53.43 | -3.00
Fulham | Craven Cottage | London | 51.47 | -0.22
Leeds United | Elland Road | Leeds | 53.78 | -1.57
Liverpool | Anfield | Liverpool | 53.43 | -2.96
Manchester City | Etihad Stadium | Manchester | 53.48 | -2.20
Manchester United | Old Trafford | Manchester | 53.46 | -2.29
Newcastle United | St. James' Park | Newcastle upon Tyne | 54.98 | -1.62
Nottingham Forest | The City Ground; City Ground | Nottingham | 52.94 | -1.13
Sunderland | Stadium of Light | Sunderland | 54.91 | -1.39
Tottenham Hotspur | Tottenham Hotspur Stadium | London | 51.60 | -0.07
West Ham United | London Stadium | London | 51.54 | -0.02
Wolverhampton Wanderers | Molineux Stadium; Molineux | Wolverhampton | 52.59 | -2.13
Leicester City | King Power Stadium | Leicester | 52.62 | -1.14
Southampton | St. Mary's Stadium | Southampton | 50.91 | -1.39
Ipswich Town | Portman Road | Ipswich | 52.05 | 1.14
Sheffield United | Bramall Lane | Sheffield | 53.37 | -1.47
Coventry City | Coventry Building Society Arena | Coventry | 52.45 | -1.50
Middlesbrough | Riverside Stadium | Middlesbrough | 54.58 | -1.22
West Bromwich Albion | The Hawthorns | West Bromwich | 52.51 | -1.96
Norwich City | Carrow Road | Norwich | 52.62 | 1.31
Hull City | MKM Stadium | Hull | 53.75 | -0.37
Watford | Vicarage Road | Watford | 51.65 | -0.40
Bristol City | Ashton Gate | Bristol | 51.44 | -2.62
Stoke City | bet365 Stadium | Stoke-on-Trent | 52.99 | -2.18
Millwall | The Den | London | 51.49 | -0.05
Birmingham City | St. Andrew's @ Knighthead Park; St. Andrew's | Birmingham | 52.48 | -1.87
Wrexham | Racecourse Ground | Wrexham | 53.05 | -3.00
`);

export const eplFacts: FeedFacts = {
  espn: {
    path: 'soccer/eng.1',
    number: '700',
    forms: ['month', 'day', 'range'],
    // No injury report: none of any soccer league was answered in 2026.
    players: { lineUps: 'soccer' },
  },
  bovada: 'soccer/europe/england/premier-league',
  otherNames,
  teams,
  grounds,
  sample: {
    gamesPerDay: [4, 1, 0, 0, 0, 0, 5],
    slots: { east: ['15:00'], weekend: ['12:30', '10:00'] },
    line: { homeProbability: 0.44, margin: 0.26, total: 2.97 },
    scatter: { margin: 1.7, total: 1.7 },
  },
};
