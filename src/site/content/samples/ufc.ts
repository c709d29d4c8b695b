import type { Bout, FightCard, Fighter } from '#domain/events/fightCard.ts';
import type { EventBody } from '#domain/events/sportEvent.ts';

/**
 * UFC Fight Night: Hill vs. Rountree Jr., Baku, June 21, 2025. Facts as of June 16, 2025: bouts, classes and scheduled
 * rounds as announced, ages on the day, records before it (left out where sources differ), heights and reaches in
 * centimetres, form over the last five fights in the UFC and its contender series. Strengths and weaknesses are our
 * reading of past fights. The catch weight bout was set at 165 pounds.
 */
type Side = Omit<Fighter, 'name'>;

function bout(
  key: string,
  segment: Bout['segment'],
  weightClass: string,
  [nameA, a]: readonly [string, Side],
  [nameB, b]: readonly [string, Side],
  rounds = 3,
): Bout {
  return {
    key,
    segment,
    weightClass,
    rounds,
    titleFight: false,
    women: weightClass.startsWith('Women'),
    a: { name: nameA, ...a },
    b: { name: nameB, ...b },
  };
}

const HILL: Side = {
  record: '12-3',
  age: 34,
  height: 193,
  reach: 201,
  stance: 'Southpaw',
  country: 'United States',
  recentForm: ['L', 'L', 'W', 'W', 'W'],
  titles: ['Former UFC light heavyweight champion'],
  strengths: ['Long, loose boxing with power late in fights', 'High output over five rounds'],
  weaknesses: ['Stopped in both fights since his return from injury', 'Hands low when he leads'],
};

const ROUNTREE: Side = {
  record: '13-6',
  age: 35,
  height: 185,
  reach: 193,
  stance: 'Southpaw',
  country: 'United States',
  recentForm: ['L', 'W', 'W', 'W', 'W'],
  strengths: ['Hard kicks to the legs and body', 'Fast first round with knockout power'],
  weaknesses: ['Gives away reach and height here', 'Slowed late in his one title fight'],
};

const BOUTS: readonly Bout[] = [
  bout(
    '1',
    'main',
    'Light Heavyweight',
    ['Jamahal Hill', HILL],
    ['Khalil Rountree Jr.', ROUNTREE],
    5,
  ),
  bout(
    '2',
    'main',
    'Lightweight',
    [
      'Rafael Fiziev',
      {
        record: '12-4',
        age: 32,
        height: 173,
        reach: 180,
        stance: 'Switch',
        recentForm: ['L', 'L', 'L', 'W', 'W'],
      },
    ],
    [
      'Ignacio Bahamondes',
      {
        record: '17-5',
        age: 27,
        height: 191,
        reach: 191,
        stance: 'Orthodox',
        recentForm: ['W', 'W', 'W', 'L', 'W'],
      },
    ],
  ),
  bout(
    '3',
    'main',
    'Heavyweight',
    [
      'Curtis Blaydes',
      {
        record: '18-5',
        age: 34,
        height: 193,
        reach: 203,
        stance: 'Orthodox',
        recentForm: ['L', 'W', 'L', 'W', 'W'],
      },
    ],
    ['Rizvan Kuniev', { age: 33, height: 193, reach: 193, stance: 'Orthodox' }],
  ),
  bout(
    '4',
    'main',
    'Catch Weight',
    ['Tofiq Musayev', { record: '22-5', age: 35, height: 175, reach: 175, stance: 'Orthodox' }],
    [
      'Myktybek Orolbai',
      { record: '13-2-1', age: 27, height: 178, reach: 188, stance: 'Orthodox' },
    ],
  ),
  bout(
    '5',
    'main',
    'Lightweight',
    [
      'Nazim Sadykhov',
      {
        record: '10-1-1',
        age: 31,
        height: 178,
        reach: 175,
        stance: 'Southpaw',
        recentForm: ['W', 'D', 'W', 'W', 'W'],
      },
    ],
    [
      'Nikolas Motta',
      {
        record: '15-5',
        age: 32,
        height: 175,
        reach: 178,
        stance: 'Orthodox',
        recentForm: ['W', 'W', 'L', 'W', 'L'],
      },
    ],
  ),
  bout(
    '6',
    'main',
    'Featherweight',
    [
      'Muhammad Naimov',
      {
        record: '12-3',
        age: 30,
        height: 175,
        reach: 178,
        stance: 'Orthodox',
        recentForm: ['W', 'L', 'W', 'W', 'W'],
      },
    ],
    ['Bogdan Grad', { record: '15-2', age: 29, height: 173, reach: 178, stance: 'Orthodox' }],
  ),
  bout(
    '7',
    'prelims',
    'Welterweight',
    ['Seokhyeon Ko', { record: '11-2', age: 31, height: 178, reach: 180, stance: 'Southpaw' }],
    ['Oban Elliott', { record: '12-2', age: 27, height: 183, reach: 183, stance: 'Orthodox' }],
  ),
  bout(
    '8',
    'prelims',
    'Middleweight',
    ['Ismail Naurdiev', { record: '24-7', age: 28, height: 178, reach: 188, stance: 'Orthodox' }],
    [
      'JunYong Park',
      {
        record: '18-6',
        age: 34,
        height: 178,
        reach: 185,
        stance: 'Orthodox',
        recentForm: ['W', 'L', 'W', 'W', 'W'],
      },
    ],
  ),
  bout(
    '9',
    'prelims',
    'Heavyweight',
    ['Hamdy Abdelwahab', { age: 32, height: 188, reach: 183, stance: 'Southpaw' }],
    [
      'Mohammed Usman',
      {
        record: '10-4',
        age: 36,
        height: 188,
        reach: 201,
        stance: 'Orthodox',
        recentForm: ['L', 'L', 'W', 'W', 'W'],
      },
    ],
  ),
  bout(
    '10',
    'prelims',
    "Women's Bantamweight",
    ['Irina Alekseeva', { record: '5-2', age: 34, height: 173, reach: 170, stance: 'Orthodox' }],
    ['Klaudia Sygula', { record: '6-2', age: 26, height: 173, reach: 175, stance: 'Orthodox' }],
  ),
  bout(
    '11',
    'prelims',
    'Flyweight',
    ['Tagir Ulanbekov', { record: '16-2', age: 33, height: 170, reach: 178, stance: 'Southpaw' }],
    ['Azat Maksum', { record: '17-1', age: 30, height: 170, reach: 178, stance: 'Southpaw' }],
  ),
  bout(
    '12',
    'prelims',
    "Women's Bantamweight",
    [
      'Daria Zhelezniakova',
      { record: '9-2', age: 29, height: 175, reach: 173, stance: 'Orthodox' },
    ],
    ['Melissa Mullins', { record: '7-1', age: 33, height: 170, reach: 173, stance: 'Orthodox' }],
  ),
];

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
  bouts: BOUTS,
};

/** Facts of the sample events of June 2025. */
export const UFC_SAMPLES: readonly EventBody[] = [BAKU];
