import type { SeasonFormat } from '../seasonFormat.ts';

/** The men's tournament of 68 since 2011: played out from its pairings once they are drawn; no odds before that. */
export const NCAAB_FORMATS: readonly SeasonFormat[] = [
  {
    league: 'NCAAB',
    from: 2011,
    source: {
      title:
        'NCAA Division I men’s basketball championship, principles and procedures for establishing the bracket',
      url: 'https://www.ncaa.com/news/basketball-men/mml-official-bracket/2026-03-15/march-madness-bracket',
      read: 'general knowledge, 2026-11-27',
    },
    groups: { '': { '': [] } },
    members: 'games',
    goals: [
      { id: 'sweet16', name: 'Sweet 16', verb: 'reach the Sweet 16' },
      { id: 'finalFour', name: 'Final Four', verb: 'reach the Final Four' },
      { id: 'final', name: 'Final', verb: 'play for the title' },
      { id: 'title', name: 'Title', verb: 'win the title' },
    ],
    rounds: [
      'First Four',
      'First round',
      'Second round',
      'Sweet 16',
      'Elite Eight',
      'Final Four',
      'Championship game',
    ],
    rank: 'seed',
    tieBreaks: ['None: every game has a winner'],
    approximation:
      'Every game is at a neutral ground. Before the bracket is drawn no odds are made.',
  },
];
