/** A page, what its title contains and its one h1. */
interface Address {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

/** A page of each kind. */
export const PAGES: readonly Address[] = [
  { path: '/', title: 'Simcast: ', heading: 'We play every game first, 10,000 times or more.' },
  {
    path: '/predictions',
    title: "Today's Games & Best +EV Bets",
    heading: "Today's Games & Best +EV Bets",
  },
  { path: '/league/nfl', title: 'NFL predictions', heading: 'NFL' },
  { path: '/ufc', title: '| Simcast', heading: 'UFC Predictions' },
  { path: '/f1', title: '| Simcast', heading: 'Formula 1 Race Predictions' },
  { path: '/tennis', title: '| Simcast', heading: 'Tennis Predictions' },
  { path: '/golf/pga-tour', title: 'PGA Tour', heading: 'PGA Tour Tournaments' },
  { path: '/track-record', title: 'Track Record', heading: 'Track Record' },
  { path: '/verify', title: 'Check our predictions', heading: 'Check our predictions' },
  { path: '/my-bets', title: 'My bets', heading: 'My bets' },
  { path: '/subscribe', title: 'Subscribe', heading: 'Premium, $19.95/month' },
  { path: '/features', title: 'Features', heading: 'Every number here can be checked.' },
  { path: '/betting-academy', title: 'How to Bet on Sports', heading: 'How to Bet on Sports' },
  { path: '/status', title: 'Status', heading: 'Status' },
  { path: '/search?q=lakers', title: 'Search', heading: 'Search' },
];
