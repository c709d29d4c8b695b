import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { writtenBouts } from '#domain/fights/writtenCard.ts';
import { addDays, type CalendarDate, easternInstant } from '#domain/time/time.ts';
import { sampleCard } from './fightCards.ts';

/**
 * Sample pairings: none of these bouts is announced. Fighters are real: public facts, records of June 30, 2025.
 */
const BOUTS = writtenBouts(`
main | Lightweight | 5 | title
Ilia Topuria | 17-0 | 1997-01-21 | 170 | 175 | Orthodox | Spain | WWWWW | 0 | UFC lightweight champion | Short combinations with one-punch power; Submission grappling when a fight goes down | Gives away height and reach at lightweight
Arman Tsarukyan | 22-3 | 1996-10-11 | 170 | 184 | Orthodox | Armenia | WWWWL | – | – | Chains takedowns without a pause; Keeps his pace over five rounds | Trades on the way in and gets hit
main | Heavyweight | 3
Sergei Pavlovich | 19-3 | 1992-05-13 | 191 | 213 | Orthodox
Jailton Almeida | 22-3 | 1991-06-26 | 191 | 201 | Orthodox
main | Bantamweight | 3
Sean O'Malley | 18-3 | 1994-10-24 | 180 | 183
Umar Nurmagomedov | 18-1 | 1996-01-03 | 173 | 175
main | Women's Strawweight | 3
Tatiana Suarez | 10-1 | 1990-12-19 | 165 | 168 | Orthodox
Yan Xiaonan | 19-4 | 1989-06-16 | 165 | 160 | Orthodox
main | Middleweight | 3
Khamzat Chimaev | 14-0 | 1994-05-01 | 188 | 191 | Orthodox
Nassourdine Imavov | 16-4 | – | 191 | 191 | Orthodox
prelims | Welterweight | 3
Ian Machado Garry | 16-1 | 1997-11-17 | 191 | 189 | Orthodox
Joaquin Buckley | 21-7 | 1994-04-27 | 178 | 193 | Southpaw
prelims | Flyweight | 3
Joshua Van | 15-2 | 2001-10-10 | 165 | 165 | Orthodox
Manel Kape | 21-7 | 1993-11-14 | 165 | 173
prelims | Light Heavyweight | 3
Carlos Ulberg | 12-1 | 1990-11-17 | 193 | 196 | Orthodox
Azamat Murzakanov | 15-0 | 1989-04-12 | 178 | 180 | Southpaw
prelims | Featherweight | 3
Movsar Evloev | 19-0 | 1994-02-11 | 170 | 184 | Orthodox
Lerone Murphy | 17-0-1 | 1991-07-22 | 175 | – | Orthodox
prelims | Lightweight | 3
Paddy Pimblett | 23-3 | 1995-01-03 | 178 | 185 | Orthodox
Mateusz Gamrot | 25-3 | 1990-12-11 | 178 | 178
prelims | Women's Bantamweight | 3
Norma Dumont | 12-2 | 1990-10-01 | 170 | 171 | Orthodox
Ailin Perez | 12-2 | – | 165 | – | Orthodox
prelims | Middleweight | 3
Caio Borralho | 17-1 | 1993-01-16 | 185 | 191 | Southpaw
Reinier de Ridder | 20-2 | 1990-09-07 | 193 | 198 | Southpaw
`);

const SATURDAY = 6;

/** The first Saturday after a date. */
function nextSaturday(date: CalendarDate): CalendarDate {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, ((SATURDAY - weekday + 6) % 7) + 1);
}

/** Sample events around an Eastern date; they depend on the date alone. */
export function sampleUfc(today: CalendarDate): readonly FeedEvent[] {
  const facts = {
    league: 'UFC',
    name: 'UFC: Topuria vs. Tsarukyan',
    startTime: easternInstant(nextSaturday(today), '18:00'),
    venue: { name: 'T-Mobile Arena', city: 'Las Vegas', country: 'Nevada, United States' },
    promoter: 'UFC',
    broadcaster: 'Paramount+',
  } as const;
  return [sampleCard('ufc', today, facts, BOUTS)];
}
