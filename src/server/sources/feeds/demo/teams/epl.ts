import { teamTable } from './teamTable.ts';

export const EPL = teamTable(`
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
