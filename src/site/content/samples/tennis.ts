import type { TennisMatch } from '#domain/events/tennisMatch.ts';

/**
 * Facts of the sample matches: first-round singles of Halle, Queen's Club and Berlin, played on June 16 and 17, 2025,
 * with the players' world rankings of that fortnight. Starting times were not kept, so only the day is known.
 */
type Named = readonly [name: string, rank: number];

interface Week {
  readonly league: TennisMatch['league'];
  readonly tour: string;
  readonly tournament: string;
  readonly venue: { readonly name: string; readonly city: string; readonly country: string };
}

const HALLE: Week = {
  league: 'ATP',
  tour: 'ATP World Tour',
  tournament: 'ATP Halle',
  venue: { name: 'OWL Arena', city: 'Halle', country: 'Germany' },
};
const QUEENS: Week = {
  league: 'ATP',
  tour: 'ATP World Tour',
  tournament: "ATP Queen's Club",
  venue: { name: "Queen's Club", city: 'London', country: 'United Kingdom' },
};
const BERLIN: Week = {
  league: 'WTA',
  tour: 'WTA Tour',
  tournament: 'WTA Berlin',
  venue: { name: 'Rot-Weiss Tennis Club', city: 'Berlin', country: 'Germany' },
};

const match = (week: Week, day: 16 | 17, a: Named, b: Named): TennisMatch => ({
  kind: 'match',
  league: week.league,
  tour: week.tour,
  tournament: week.tournament,
  round: 'First round',
  name: `${a[0]} vs ${b[0]}`,
  startTime: `2025-06-${day}T16:00:00Z`,
  timeKnown: false,
  status: 'scheduled',
  venue: week.venue,
  surface: 'grass',
  bestOf: 3,
  a: { name: a[0], rank: a[1] },
  b: { name: b[0], rank: b[1] },
});

/** Facts of the sample events of June 2025. */
export const TENNIS_SAMPLES: readonly TennisMatch[] = [
  match(HALLE, 16, ['Daniil Medvedev', 11], ['Daniel Altmaier', 52]),
  match(HALLE, 16, ['Alexander Bublik', 45], ['Alexandre Muller', 40]),
  match(HALLE, 16, ['Stefanos Tsitsipas', 25], ['Luciano Darderi', 56]),
  match(HALLE, 16, ['Quentin Halys', 48], ['Benjamin Bonzi', 62]),
  match(HALLE, 16, ['Fabian Marozsan', 58], ['Miomir Kecmanovic', 47]),
  match(QUEENS, 16, ['Holger Rune', 9], ["Christopher O'Connell", 79]),
  match(QUEENS, 16, ['Jakub Mensik', 17], ['Cameron Norrie', 61]),
  match(QUEENS, 16, ['Frances Tiafoe', 13], ['Daniel Evans', 199]),
  match(QUEENS, 16, ['Gael Monfils', 42], ['Mackenzie McDonald', 98]),
  match(QUEENS, 17, ['Carlos Alcaraz', 2], ['Adam Walton', 86]),
  match(QUEENS, 17, ['Jack Draper', 6], ['Jenson Brooksby', 149]),
  match(QUEENS, 17, ['Ben Shelton', 10], ['Arthur Rinderknech', 80]),
  match(QUEENS, 17, ['Alex de Minaur', 12], ['Jiri Lehecka', 30]),
  match(BERLIN, 16, ['Mirra Andreeva', 7], ['Magdalena Frech', 25]),
  match(BERLIN, 16, ['Emma Navarro', 9], ['Marta Kostyuk', 26]),
  match(BERLIN, 16, ['Paula Badosa', 10], ['Eva Lys', 62]),
  match(BERLIN, 16, ['Ons Jabeur', 61], ['Caroline Dolehide', 67]),
  match(BERLIN, 16, ['Katerina Siniakova', 63], ['Viktoriya Tomova', 64]),
  match(BERLIN, 16, ['Sofia Kenin', 30], ['Rebeka Masarova', 112]),
];
