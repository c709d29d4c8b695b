import type { GolfTournament } from '#domain/events/golfTournament.ts';
import { playersOfLevel } from '#domain/golf/writtenField.ts';
import { fieldOfSize, headToHeadsOf } from './field.ts';

/** KPMG Women's PGA Championship, June 19–22, 2025. Levels by hand from the world ranking until then. */
export const WOMENS_PGA: GolfTournament = {
  kind: 'tournament',
  league: 'lpga-tour',
  name: "KPMG Women's PGA Championship",
  startTime: '2025-06-19T16:00:00.000Z',
  endTime: '2025-06-22T16:00:00.000Z',
  timeKnown: false,
  status: 'scheduled',
  course: 'Fields Ranch East',
  venue: {
    name: 'Fields Ranch East at PGA Frisco',
    city: 'Frisco, Texas',
    country: 'United States',
  },
  purse: '$12,000,000',
  rounds: 4,
  cut: { after: 2, places: 70, within: 0 },
  format:
    'The third women’s major of the year: 156 players, 72 holes of stroke play, the top 70 and ties after 36 holes play on. Par 72, 6,604 yards.',
  field: fieldOfSize(
    156,
    [
      ...playersOfLevel(
        3,
        `United States: Nelly Korda
       Thailand: Jeeno Thitikul`,
      ),
      ...playersOfLevel(
        2.2,
        `New Zealand: Lydia Ko
       China: Ruoning Yin
       South Korea: Haeran Ryu, Jin Young Ko
       Australia: Hannah Green, Minjee Lee
       United States: Angel Yin, Lilia Vu
       England: Charley Hull
       Japan: Mao Saigo, Ayaka Furue, Rio Takeda`,
      ),
      ...playersOfLevel(
        1.6,
        `South Korea: Hyo Joo Kim, A Lim Kim, Hye-Jin Choi, Somi Lee, Amy Yang, Sei Young Kim
       Sweden: Maja Stark, Linn Grant, Ingrid Lindblad, Madelene Sagström
       United States: Lauren Coughlin, Megan Khang, Allisen Corpuz
       France: Celine Boutier
       Spain: Carlota Ciganda
       Japan: Nasa Hataoka, Miyu Yamashita, Akie Iwai, Chisato Iwai
       Canada: Brooke Henderson
       Denmark: Nanna Koerstz Madsen
       Ireland: Leona Maguire
       Thailand: Patty Tavatanakit
       Germany: Esther Henseleit`,
      ),
      ...playersOfLevel(
        0.9,
        `United States: Andrea Lee, Jennifer Kupcho, Auston Kim, Lexi Thompson, Yealimi Noh, Lucy Li, Bailey Tardy, Danielle Kang, Gigi Stoll, Sarah Schmelzel, Brooke Matthews, Lindy Duncan
       South Korea: Jin Hee Im, Ina Yoon, Narin An, Jenny Shin, In Gee Chun, Jeongeun Lee6, Mi Hyang Lee
       Thailand: Ariya Jutanugarn, Moriya Jutanugarn, Chanettee Wannasaen, Pajaree Anannarukarn, Jasmine Suwannapura
       Australia: Grace Kim, Gabriela Ruffels, Stephanie Kyriacou
       Japan: Yuka Saso, Hinako Shibuno, Minami Katsu, Yuna Nishimura, Mone Inami
       England: Georgia Hall, Mimi Rhodes, Bronte Law, Jodi Ewart Shadoff
       Sweden: Anna Nordqvist, Linnea Ström
       Spain: Azahara Muñoz
       Switzerland: Albane Valenzuela, Morgane Metraux
       Mexico: Gaby Lopez
       Scotland: Gemma Dryburgh
       China: Xiyu Lin, Yan Liu, Weiwei Zhang
       South Africa: Ashleigh Buhai
       Germany: Alexandra Försterling
       Chinese Taipei: Wei-Ling Hsu
       Philippines: Bianca Pagdanganan`,
      ),
      ...playersOfLevel(
        0.1,
        `United States: Marina Alex, Ryann O'Toole, Cristie Kerr, Stacy Lewis, Brittany Altomare, Lauren Hartlage, Jennifer Chang, Caroline Inglis, Alexa Pano, Cheyenne Knight
       Chinese Taipei: Peiyun Chien, Yani Tseng
       Canada: Savannah Grewal
       Finland: Matilda Castren
       France: Perrine Delacour, Pauline Roussin-Bouchard
       Germany: Olivia Cowan, Caroline Masson
       Ireland: Stephanie Meadow
       India: Aditi Ashok
       Australia: Sarah Kemp, Hira Naveed, Karis Davidson, Cassie Porter
       Belgium: Manon De Roey
       Mexico: Maria Fassi
       South Korea: Hyo Joon Jang, Jiwon Jeon`,
      ),
      ...playersOfLevel(-3.5, 'United States: Joanna Coe'),
    ],
    -0.8,
  ),
  pairs: headToHeadsOf(
    ['Nelly Korda', 'Jeeno Thitikul'],
    ['Lydia Ko', 'Minjee Lee'],
    ['Mao Saigo', 'Maja Stark'],
    ['Haeran Ryu', 'Ruoning Yin'],
    ['Charley Hull', 'Celine Boutier'],
  ),
  groups: [],
};
