import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventCard } from '#components/event/EventCard.tsx';
import { SessionCard } from '#components/event/f1/SessionCard.tsx';
import { MatchCard } from '#components/event/tennis/MatchCard.tsx';
import { ToursPanel } from '#components/event/tennis/ToursPanel.tsx';
import { UpcomingPanel } from '#components/event/tennis/UpcomingPanel.tsx';
import { EventCard as BoxingCard } from '#components/fights/boxing/EventCard.tsx';
import { TourCard } from '#components/golf/TourCard.tsx';
import { UpcomingTournaments } from '#components/golf/UpcomingTournaments.tsx';
import { readFightEvent } from './fightEvent.ts';
import { readTournament, readTours } from './golf.ts';
import { readIndividualEvent } from './individualEvent.ts';
import { readTennisPrediction, readTennisSchedule } from './tennis.ts';

/** Answers with the specification's fields and nothing else, and what their cards say of them. */
const NOW = '2026-11-21T12:00:00Z';
const LATER = '2026-11-22T18:00:00Z';

/** All text of a part, checked for placeholders of missing values. */
function textOf(node: ReactNode): string {
  const html = renderToStaticMarkup(node);
  expect(html).not.toMatch(/NaN|undefined|\bnull\b|\[object|Infinity|Invalid/);
  return html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');
}

/** The object once more for each of its optional fields, with that field null. */
const withNulls = (whole: Readonly<Record<string, unknown>>, required: readonly string[]) => [
  whole,
  ...Object.keys(whole)
    .filter((field) => !required.includes(field))
    .map((field) => ({ ...whole, [field]: null })),
];

const EVENT = {
  id: 7,
  name: 'Las Vegas Grand Prix',
  eventType: 'Race',
  eventTime: LATER,
  participant: { name: 'Lando Norris' },
  prediction: { confidence: 0.31, outcome: 'Win' },
};

test('an individual event', () => {
  const read = readIndividualEvent('NASCAR');
  for (const answer of withNulls(EVENT, ['id', 'name', 'eventTime'])) {
    const event = read(answer);
    if (!event) throw new TypeError('This is no event');
    const text = textOf(<EventCard event={event} now={NOW} />);
    expect(text).toContain('Las Vegas Grand Prix');
    if (answer.prediction !== null) expect(text).toContain('31.0%');
    else expect(text).toContain('Prediction pending...');
  }
  expect(read({ ...EVENT, id: '7' })?.id).toBe(7);
});

const CHANCES = { chances: [{ name: 'Lando Norris', win: 0.4 }] };

test.each([
  ['an object', { winner: 'Lando Norris', confidence: 0.4 }, true],
  ['its JSON', '{"winner":"Lando Norris"}', true],
  ['everyone’s chances', CHANCES, true],
  ['their JSON', JSON.stringify(CHANCES), true],
  ['null', null, false],
  ['the JSON of null', 'null', false],
  ['an empty object', {}, false],
  ['the JSON of an empty list', '[]', false],
  ['what is no JSON', '{oops', false],
])('a Formula 1 session whose predictions are %s', (_what, predictions, ready) => {
  const { prediction: _, participant: __, ...facts } = EVENT;
  const answer = { ...facts, sport: 'F1', venue: 'Las Vegas Strip Circuit', predictions };
  const event = readIndividualEvent(undefined)(answer);
  if (!event) throw new TypeError('This is no event');
  const text = textOf(<SessionCard event={event} now={NOW} />);
  expect(text.includes('AI Prediction Available')).toBe(ready);
  expect(text).toContain('Night Race');
});

const FIGHTER = {
  name: 'Ann Able',
  record: '20-1-0',
  rank: '#3',
  titles: ['WBC'],
  age: 30,
  height: `6'1"`,
  reach: '75"',
  stance: 'Orthodox',
  winRate: 95,
  koRate: 60,
  moneylineOdds: -150,
  koOdds: 200,
  decisionOdds: 180,
  recentForm: ['W', 'L', 'NC'],
  strengths: ['Jab'],
  weaknesses: ['Chin'],
};
const BOUT = {
  fighter1: 'Cat Cole',
  fighter2: 'Dee Dunn',
  weightClass: 'Welterweight',
  rounds: 8,
  title: false,
  fighter1Record: '9-0-0',
  fighter2Record: '8-1-0',
  fighter1Odds: -200,
  fighter2Odds: 170,
};
const FIGHT = {
  id: 3,
  title: 'Able vs. Best',
  date: LATER,
  weightClass: 'Heavyweight',
  titleFight: true,
  venue: 'Madison Square Garden',
  location: 'New York',
  promoter: 'Top Rank',
  broadcaster: 'ESPN',
  externalId: 'x1',
  fighters: [FIGHTER, { ...FIGHTER, name: 'Bea Best' }],
  prediction: {
    winner: 'Ann Able',
    method: 'TKO',
    round: 7,
    winProbability: 64,
    confidence: 4,
    fightDuration: 22,
    keyFactors: ['Reach'],
  },
  undercard: [BOUT],
};

test('a fight', () => {
  const inFight = withNulls(FIGHT, ['id', 'date', 'fighters']);
  const inFighter = withNulls(FIGHTER, ['name']).map((fighter) => ({
    ...FIGHT,
    fighters: [fighter, FIGHTER],
  }));
  const inPrediction = withNulls(FIGHT.prediction, ['winner', 'winProbability']).map(
    (prediction) => ({ ...FIGHT, prediction, undercard: [{ ...BOUT, prediction }] }),
  );
  const inBout = withNulls(BOUT, ['fighter1', 'fighter2']).map((bout) => ({
    ...FIGHT,
    undercard: [bout],
  }));
  for (const answer of [...inFight, ...inFighter, ...inPrediction, ...inBout]) {
    const event = readFightEvent(answer);
    if (!event) throw new TypeError('This is no fight');
    expect(textOf(<BoxingCard event={event} now={NOW} />)).toContain('Ann Able');
  }
  const event = readFightEvent(FIGHT);
  if (!event) throw new TypeError('This is no fight');
  const text = textOf(<BoxingCard event={event} now={NOW} />);
  for (const said of ['64%', 'TKO', 'High Confidence', `6'1"`, '#3', '9–0–0', '8 rounds']) {
    expect(text).toContain(said.replaceAll('"', '&quot;').replaceAll("'", '&#x27;'));
  }
});

test('tennis: events by tour and predictions', () => {
  const event = {
    idEvent: '12',
    strEvent: 'ATP Halle',
    dateEvent: '2026-11-22',
    strTime: '14:30:00.000',
    strVenue: 'OWL Arena',
    strCity: 'Halle',
    strCountry: 'Germany',
    strHomeTeam: 'Ann Able',
    strAwayTeam: 'Bea Best',
    strThumb: 'https://r2.thesportsdb.com/x.png',
  };
  for (const answer of withNulls(event, ['strEvent', 'dateEvent'])) {
    const { upcoming, recent } = readTennisSchedule({
      upcoming: { ATP: answer, WTA: null },
      recent: null,
    });
    const panel = <UpcomingPanel paths={{}} upcoming={upcoming} now={NOW} />;
    expect(textOf(panel)).toContain('ATP Halle');
    expect(textOf(<ToursPanel upcoming={upcoming} recent={recent} />)).toContain('Active');
  }
  const prediction = { surface: 'Grass', strHomeTeam: 'Ann Able', strAwayTeam: 'Bea Best' };
  expect(readTennisPrediction(prediction)).toBeUndefined();
  const match = readTennisPrediction({ ...prediction, homeWinProbability: 61.5, price: null });
  if (!match) throw new TypeError('This is no match');
  const text = textOf(<MatchCard prediction={match} />);
  expect(text).toContain('61.5%');
  expect(text).toContain('38.5%');
  expect(text).toContain('Grass');
});

test('golf: tours and tournaments', () => {
  const tournament = {
    name: 'Travelers Championship',
    venue: 'TPC River Highlands',
    city: 'Cromwell',
    dateEvent: '2026-11-26',
    purse: '$20,000,000',
  };
  for (const answer of withNulls(tournament, ['name', 'dateEvent'])) {
    const tours = readTours({ 'pga-tour': [answer], 'lpga-tour': null });
    const of = (slug: string) => <TourCard slug={slug} tournaments={tours[slug] ?? []} now={NOW} />;
    expect(textOf(of('pga-tour'))).toContain('Nov 26, 2026');
    expect(textOf(of('lpga-tour'))).toContain('No upcoming tournaments');
    const read = readTournament(answer);
    if (!read) throw new TypeError('This is no tournament');
    expect(textOf(<UpcomingTournaments tournaments={[read]} />)).toContain('Prediction pending...');
  }
});
