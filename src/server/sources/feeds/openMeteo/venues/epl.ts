import { venueTable } from './venueTable.ts';

/** Premier League grounds, and those of clubs likely to come up. */
export const EPL_VENUES = venueTable(`
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
