import { isOn } from './isOn.ts';

/** Texts of the landing page. */
export const HERO = {
  title: 'We play every game 10,000 times first.',
  lede: 'Expert sports picks with nothing hidden: re-run any of them yourself, to the same digits.',
};

export const STEPS = [
  {
    picture: 'rate',
    title: 'Rate both sides',
    text: 'Every team carries a rating and its uncertainty. Early in a season the curves are wide, and we let them be.',
  },
  {
    picture: 'play',
    title: 'Play it 10,000 times',
    text: 'Overtime included. One joint simulation gives every market, so the numbers never argue.',
  },
  {
    picture: 'compare',
    title: 'Hold it against the line',
    text: 'We take the bookmaker’s margin out of the price and say what is left. Often that is: no edge.',
  },
] as const;

export interface Reason {
  readonly icon: 'rerun' | 'ledger' | 'score' | 'phone';
  readonly title: string;
  readonly text: string;
  /** Part of what a plan holds that is not open yet: the page says so. */
  readonly later?: boolean;
}

export const REASONS: readonly Reason[] = [
  {
    icon: 'rerun',
    title: 'Re-run any number',
    text: 'Every prediction is published with its inputs, seed and engine version, which fix it to the last digit. A button on its page plays it again in your own browser and compares every figure.',
  },
  {
    icon: 'ledger',
    title: 'Written down before kickoff',
    text: 'Each prediction joins an append-only ledger before the game starts. Every entry carries the hash of the one before, so an edit or a gap would show.',
  },
  {
    icon: 'score',
    title: 'Scored against the close',
    text: 'The closing line is the hardest opponent there is. Our score will stand beside it, losses first.',
    later: true,
  },
  {
    icon: 'phone',
    title: 'Picks where you are',
    text: 'Every game is on the site. Members get the day’s prices by text, notification or e-mail, alerts for those they name, and a voice line at any hour.',
    later: !isOn('SIMCAST_SMS_PICKS'),
  },
];
