import type { LeaguePage } from '#domain/leagues/leaguePage.ts';

/** What else readers call a league or sport, and its well-known events, whose page is the league's. */
export const LEAGUE_WORDS: Readonly<Partial<Record<LeaguePage, string>>> = {
  NFL: 'National Football League, American football, Super Bowl, Superbowl, play-offs, playoffs, AFC, NFC, Wild Card, Pro Bowl, Monday Night Football, Sunday Night Football, Thursday Night Football, MNF, SNF, TNF, Thanksgiving',
  NCAAF:
    'NCAA football, CFB, college football play-off, playoff, CFP, Rose Bowl, Sugar Bowl, Orange Bowl, Cotton Bowl, bowl games, SEC, Big Ten, Heisman, national championship',
  NBA: 'National Basketball Association, basketball, NBA Finals, NBA Cup, play-offs, playoffs, play-in, All-Star, Christmas Day',
  NCAAB:
    'NCAA basketball, CBB, March Madness, Final Four, Sweet 16, NCAA tournament, national championship, hoops',
  WNBA: 'Women’s National Basketball Association, women’s basketball, WNBA Finals, playoffs',
  MLB: 'Major League Baseball, baseball, World Series, play-offs, playoffs, ALCS, NLCS, American League, National League, All-Star, opening day',
  NHL: 'National Hockey League, ice hockey, Stanley Cup, play-offs, playoffs, Winter Classic, All-Star',
  EPL: 'Premier League, English football, England soccer, EPL, prem, PL, Boxing Day, FA',
  LaLiga: 'La Liga, LaLiga, Spain soccer, Spanish football, El Clasico, Primera Division',
  Bundesliga: 'German football, Germany soccer, Der Klassiker',
  SerieA: 'Serie A, SerieA, Italian football, Italy soccer, Derby della Madonnina',
  MLS: 'Major League Soccer, US soccer, American soccer, MLS Cup, playoffs',
  UFC: 'MMA, mixed martial arts, Ultimate Fighting Championship, fight night, fights, cage fighting, PPV',
  Boxing: 'boxing, fights, title fight, WBC, WBA, IBF, WBO, heavyweight',
  Tennis:
    'ATP, WTA, Grand Slam, Wimbledon, US Open, French Open, Roland Garros, Australian Open, Davis Cup, ATP Finals, WTA Finals',
  F1: 'Formula 1, Formula One, Grand Prix, GP, motorsport, Monaco, Monza, Silverstone, qualifying, sprint',
  NASCAR:
    'stock cars, Cup Series, Xfinity, Truck Series, Daytona 500, Coca-Cola 600, Talladega, Brickyard 400, motorsport, racing',
  Golf: 'PGA, LIV, LPGA, DP World Tour, Masters, Augusta, US Open, The Open, British Open, PGA Championship, Ryder Cup, majors, Champions Tour',
};
