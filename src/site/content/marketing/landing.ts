import { isOn } from './isOn.ts';

/** Texts of the landing page. */
export const HERO = {
  title: 'We play every game first, 10,000 times or more.',
  lede: 'Expert sports picks with nothing hidden: run any of them again and get the same numbers.',
};

export const LANDING_STEPS = [
  {
    picture: 'rate',
    title: 'Rate both sides',
    text: 'Every team has a rating and a range around it. Early in a season the range is wide, and we show that.',
  },
  {
    picture: 'play',
    title: 'Play it 10,000 times or more',
    text: 'Overtime included. Winner, spread and total are counted from the same games, so they never contradict each other.',
  },
  {
    picture: 'compare',
    title: 'Compare it with the line',
    text: 'We take out the bookmaker’s margin and say what the best price returns. Most often it costs you, and we say how much.',
  },
] as const;

interface Reason {
  readonly icon: 'rerun' | 'ledger' | 'score' | 'phone';
  readonly title: string;
  readonly text: string;
  /** True if this part of a plan is not open yet: the page says so. */
  readonly later?: boolean;
}

/** @param scored whether the record has graded picks */
export const reasons = (scored: boolean): readonly Reason[] => [
  {
    icon: 'rerun',
    title: 'Re-run any number',
    text: 'One button on every prediction’s page plays it again in your own browser. Every number must match.',
  },
  {
    icon: 'ledger',
    title: 'Written down before kickoff',
    text: 'Each prediction goes on a public ledger before the game starts. If anybody changed or removed one later, it would show.',
  },
  {
    icon: 'score',
    title: 'Scored against the close',
    text: `The closing line is the hardest opponent there is. Our score ${scored ? 'is' : 'will be'} beside it, losses first.`,
    later: !scored,
  },
  {
    icon: 'phone',
    title: 'Picks where you are',
    text: 'Every game is on the site. Members get the day’s bets worth taking by text, notification or e-mail, the alerts they set, and a voice line at any hour.',
    later: !isOn('SIMCAST_SMS_PICKS'),
  },
];
