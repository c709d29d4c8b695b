/** Messages when buying or managing a subscription. */
export const BILLING = {
  signIn: 'Please sign in first',
  premiumOnly: 'Your day is part of Premium. See what it includes under Subscribe.',
  notYou: 'You are signed in with another number. Please reload this page.',
  subscribed: 'You already have a subscription. See Manage Subscription.',
  replaced: 'Another plan was chosen at the same moment. Please choose again.',
  underWay: 'We are already working on this. Please check again in a moment.',
  unreachable:
    'The payment service does not answer right now. Please try again in a moment: nothing is charged twice.',
  ourFault:
    'Something went wrong on our side, not with your card. Please try again later or call us: nothing is charged twice.',
  none: 'You have no subscription to change. The plans are under Subscribe.',
  refunded:
    'You got your money back, so the subscription ends. You can subscribe again at any time.',
  samePlan: 'You already have this plan.',
  endingPlan: 'Your subscription is set to end. Please keep it first, then switch.',
  unpaidPlan: 'Please pay what is due first, then switch.',
  byHandPlan:
    'Your subscription was set up for you by hand. Please call us, and we change the plan for you.',
  outdated: 'The amounts have changed. Please check them again.',
  nameCard:
    'This device has not named the card yet. Please enter the last four digits of the card that paid first, or wait until it has been signed in for a day.',
  wrongCard:
    'Those are not the last four digits of the card that paid. Please check the card and try again.',
  wrongInvoice:
    'That is not the number of an invoice that was paid. It is on the receipt, such as 1A2B3C4D-0001.',
  provesNothingYet:
    'This was bought on a device that was not trusted yet, so for a day it proves nothing. Please prove it another way, or wait.',
  cardLocked:
    'Too many tries today. Please try again tomorrow, or on a device you have used before.',
  agreeFirst: 'Please agree to the renewal first',
  readsDifferently: 'The wording has changed. Please reload the page and agree again.',
  moneyBackNone: 'There is no payment to refund. Your payments are under Manage Subscription.',
  moneyBackHad:
    'The guarantee covers one first purchase, and you have used it. You can still cancel at any time.',
  moneyBackNotFirst:
    'The guarantee covers a first purchase, and this is a later one. You can still cancel at any time.',
  moneyBackLate: 'The 30 days of the guarantee are over. You can still cancel at any time.',
  moneyBackTooOften: 'Too many tries today. Please try again tomorrow, or call us.',
  neverBought: 'You have no payments yet. Receipts will be under Manage Subscription.',
} as const;

/** Message if a card was not charged. @param reason Stripe's sentence for the cardholder */
export const declinedText = (reason: string): string =>
  `${reason.replace(/[.\s]*$/, '')}. Nothing was changed.`;
