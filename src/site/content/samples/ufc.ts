import type { FightCard } from '#domain/events/fightCard.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';
import { writtenBouts } from '#domain/fights/writtenCard.ts';

/**
 * UFC Fight Night: Hill vs. Rountree Jr., Baku, June 21, 2025. Facts as of June 16, 2025: bouts, classes and scheduled
 * rounds as announced, ages on the day, records before it (left out where sources differ), heights and reaches in
 * centimeters, form over the last five fights in the UFC and its contender series. Strengths and weaknesses are our
 * reading of past fights. The catch weight bout was set at 165 pounds.
 */
const BOUTS = writtenBouts(`
main | Light Heavyweight | 5
Jamahal Hill | 12-3 | 34 | 193 | 201 | Southpaw | United States | LLWWW | – | Former UFC light heavyweight champion | Long, loose boxing with power late in fights; High output over five rounds | Stopped in both fights since his return from injury; Hands low when he leads
Khalil Rountree Jr. | 13-6 | 35 | 185 | 193 | Southpaw | United States | LWWWW | – | – | Hard kicks to the legs and body; Fast first round with knockout power | Gives away reach and height here; Slowed late in his one title fight
main | Lightweight | 3
Rafael Fiziev | 12-4 | 32 | 173 | 180 | Switch | – | LLLWW
Ignacio Bahamondes | 17-5 | 27 | 191 | 191 | Orthodox | – | WWWLW
main | Heavyweight | 3
Curtis Blaydes | 18-5 | 34 | 193 | 203 | Orthodox | – | LWLWW
Rizvan Kuniev | – | 33 | 193 | 193 | Orthodox
main | Catch Weight | 3
Tofiq Musayev | 22-5 | 35 | 175 | 175 | Orthodox
Myktybek Orolbai | 13-2-1 | 27 | 178 | 188 | Orthodox
main | Lightweight | 3
Nazim Sadykhov | 10-1-1 | 31 | 178 | 175 | Southpaw | – | WDWWW
Nikolas Motta | 15-5 | 32 | 175 | 178 | Orthodox | – | WWLWL
main | Featherweight | 3
Muhammad Naimov | 12-3 | 30 | 175 | 178 | Orthodox | – | WLWWW
Bogdan Grad | 15-2 | 29 | 173 | 178 | Orthodox
prelims | Welterweight | 3
Seokhyeon Ko | 11-2 | 31 | 178 | 180 | Southpaw
Oban Elliott | 12-2 | 27 | 183 | 183 | Orthodox
prelims | Middleweight | 3
Ismail Naurdiev | 24-7 | 28 | 178 | 188 | Orthodox
JunYong Park | 18-6 | 34 | 178 | 185 | Orthodox | – | WLWWW
prelims | Heavyweight | 3
Hamdy Abdelwahab | – | 32 | 188 | 183 | Southpaw
Mohammed Usman | 10-4 | 36 | 188 | 201 | Orthodox | – | LLWWW
prelims | Women's Bantamweight | 3
Irina Alekseeva | 5-2 | 34 | 173 | 170 | Orthodox
Klaudia Sygula | 6-2 | 26 | 173 | 175 | Orthodox
prelims | Flyweight | 3
Tagir Ulanbekov | 16-2 | 33 | 170 | 178 | Southpaw
Azat Maksum | 17-1 | 30 | 170 | 178 | Southpaw
prelims | Women's Bantamweight | 3
Daria Zhelezniakova | 9-2 | 29 | 175 | 173 | Orthodox
Melissa Mullins | 7-1 | 33 | 170 | 173 | Orthodox
`);

const BAKU: FightCard = {
  kind: 'fights',
  league: 'UFC',
  name: 'UFC Fight Night: Hill vs. Rountree Jr.',
  startTime: '2025-06-21T16:00:00Z',
  timeKnown: true,
  status: 'scheduled',
  venue: { name: 'Crystal Hall', city: 'Baku', country: 'Azerbaijan' },
  promoter: 'UFC',
  broadcaster: 'ABC, ESPN+',
  bouts: BOUTS.map((bout, index) => ({ key: String(index + 1), ...bout })),
};

/** Facts of the sample events of June 2025. */
export const UFC_SAMPLES: readonly EventBody[] = [BAKU];
