/** What only the owner can settle: each a kind of money that is nobody's, or another's. */
export const NAMED = {
  'refund failed': 'a refund did not arrive: give it back another way',
  'refund waits':
    'a refund is still on its way: look at it in Stripe, and give it back another way if it cannot arrive',
  'given twice': 'more has gone back than was paid: answer the dispute with the refund',
  'spent twice':
    'was paid with credit whose money had gone back: charge it again, end what it paid for, or leave it',
  unused: 'was paid and cannot be used since the ban: give it back, or keep it',
  banned: 'was paid by a banned number: give it back, or keep it',
  gone: 'was paid after the account was deleted: give it back',
  unknown: 'was paid for our plan by nobody we know: find out whose it is, or give it back',
  over: 'was paid after its subscription was over: give it back',
  'without a plan': 'was paid without a subscription: give it back, or sell what it was for',
  twice: 'pays for two subscriptions: end one, and give it back',
  credit: 'is credit of a banned number: give it back as money and take it off, or keep it',
  'stands nowhere':
    'was paid for a time that was not used, and stands on no invoice that will come: give it back, and delete the pending invoice item',
  refused: 'is to go back, and Stripe refuses it: give it back another way',
} as const satisfies Readonly<Record<string, string>>;
