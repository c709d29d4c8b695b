/** Messages when buying or managing a subscription. */
export const BILLING = {
  signIn: 'Please sign in first',
  premiumOnly: 'Today’s prices are part of a subscription.',
  notYou: 'You are signed in as somebody else. Please load this page again.',
  subscribed: 'You have a subscription already. It is under Manage Subscription.',
  replaced: 'Another plan was chosen at the same moment. Please choose again.',
  underWay: 'This is under way already. Please look again in a moment.',
  unreachable:
    'Stripe, which takes the payments, does not answer right now. Please try again in a moment: nothing is done or charged twice.',
  none: 'There is no subscription to change.',
  refunded:
    'This period was paid back, so the subscription ends with it. You can subscribe again at any time.',
  samePlan: 'You have this plan already.',
  endingPlan: 'Your subscription is set to end. Please keep it first, then switch.',
  unpaidPlan: 'Please settle the open payment first, then switch.',
  outdated: 'The figures are no longer the ones you saw. Please look at them again.',
  nameCard: 'You signed in here a short while ago. Please name the card on file first.',
  wrongCard: 'Those are not the last four digits of the card on file.',
  cardLocked:
    'Too many tries today. Please try again tomorrow, or on a device you have used before.',
  agreeFirst: 'Please agree to the renewal first',
  readsDifferently: 'The wording has changed. Please load the page again and agree again.',
  moneyBackNone: 'There is no payment to give back.',
  moneyBackHad: 'The guarantee is for a first purchase, and you have had it.',
  moneyBackNotFirst: 'The guarantee is for a first purchase. This is a later one.',
  moneyBackLate: 'The 30 days of the guarantee are over.',
  moneyBackTooOften: 'Too many tries today. Please try again tomorrow, or call us.',
  neverBought: 'There are no payments to manage yet.',
} as const;

/** Message if a card was not charged. @param reason Stripe's sentence for the cardholder */
export const declinedText = (reason: string): string =>
  `${reason.replace(/[.\s]*$/, '')}. Nothing was changed.`;
