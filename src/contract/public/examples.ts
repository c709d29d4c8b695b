const AS_OF = '2026-11-26T17:44:04.414Z';
const HASH = '2be54ded79e8414e1088c63d1a7077eb4582cad61f7b0f0f8f8b9d4a3f1c6e55';
const FIRST_HASH = '0'.repeat(64);

const LEDGER_LINE = {
  hash: HASH,
  kind: 'prediction',
  payload: '{"appendedAt":"2026-11-26T17:44:10.407Z","type":"prediction"}',
  previousHash: FIRST_HASH,
  seq: 1,
};

const PRICED_GAME = {
  id: 1,
  homeTeam: 'Buffalo Bills',
  awayTeam: 'New York Jets',
  gameTime: '2026-11-29T18:00:00.000Z',
  provider: 'DraftKings',
  sample: false,
  asOf: AS_OF,
  closed: false,
  odds: {
    moneyline: { home: -310, away: 250 },
    spread: { line: -6.5, home: -110, away: -110 },
    total: { line: 43.5, over: -105, under: -115 },
  },
};

const RACE = {
  id: 21,
  name: 'Abu Dhabi Grand Prix',
  sport: 'F1',
  eventType: 'Race',
  eventTime: '2026-12-06T13:00:00.000Z',
  timeKnown: true,
  venue: 'Yas Marina Circuit',
  participant: { name: 'George Russell' },
  prediction: { confidence: 0.2715, outcome: 'wins' },
  predictions: {
    runs: 10_000,
    asOf: AS_OF,
    chances: [{ name: 'George Russell', win: 0.2715, top3: 0.5997, top5: 0.777 }],
  },
  sample: false,
  asOf: AS_OF,
};

const TOURNAMENT = {
  id: 26,
  name: 'Hero World Challenge',
  venue: 'Albany',
  city: 'New Providence',
  dateEvent: '2026-12-03',
  dateEnd: '2026-12-06',
  purse: '$5,000,000',
  likeliest: { name: 'Scottie Scheffler', win: 22.35 },
  status: 'scheduled',
  sample: false,
  asOf: AS_OF,
};

const MATCH = {
  idEvent: '1',
  strEvent: 'Davis Cup Final 8: Flavio Cobolli vs Alejandro Davidovich Fokina',
  dateEvent: '2026-11-26',
  strTime: '10:00:00.000',
  strVenue: 'SuperTennis Arena',
  strCity: 'Bologna',
  strCountry: 'Italy',
  strHomeTeam: 'Flavio Cobolli',
  strAwayTeam: 'Alejandro Davidovich Fokina',
  strThumb: null,
  tournament: 'Davis Cup Final 8',
  result: null,
  sample: false,
  asOf: AS_OF,
};

/** Answers by the ids of their endpoints, with one item where there are many. Those of games are long: /developers shows a current one. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  individualEvents: [RACE],
  golfTournaments: [
    {
      ...TOURNAMENT,
      prediction: {
        runs: 10_000,
        asOf: AS_OF,
        players: [
          {
            name: 'Scottie Scheffler',
            country: 'United States',
            win: 22.35,
            top5: 64.65,
            top10: 85.2,
            firstRoundLead: 16.68,
          },
        ],
      },
    },
  ],
  tennis: { upcoming: { 'Davis Cup': MATCH }, recent: { 'Davis Cup': null } },
  tennisTours: [{ name: 'Davis Cup', active: true, asOf: AS_OF }],
  tennisStats: { totalTournaments: 4, averageAccuracy: 66.5, totalMatches: 8, asOf: AS_OF },
  oddsEspn: { NFL: [PRICED_GAME] },
  oddsBovada: { NFL: [{ ...PRICED_GAME, provider: 'Bovada' }] },
  recordCsv: 'gradeLine,predictionLine,kind,id,part,league\r\n181,1,game,1,,NFL\r\n',
  ledger: {
    lines: 179,
    linesPerPart: 1_000,
    parts: 1,
    head: { seq: 179, hash: HASH, appendedAt: AS_OF },
    days: [{ day: '2026-11-25', seq: 120, hash: HASH }],
  },
  ledgerLine: LEDGER_LINE,
  ledgerPart: `${JSON.stringify(LEDGER_LINE)}\n`,
  slateStatus: { contentHash: HASH, asOf: { NFL: AS_OF, F1: AS_OF } },
  platformStats: {
    totalPredictions: 1_204,
    winRate: 58.4,
    roi: -1.2,
    todaysGames: 12,
    asOf: AS_OF,
  },
  health: { status: 'ok', checkedAt: AS_OF, sample: false, asOf: AS_OF, findings: [] },
};
