/** A toast about an account: a title, and usually a sentence. */
export interface Notice {
  readonly title: string;
  readonly text?: string | undefined;
}

/** Messages of signing in and subscribing, on success and on obstacles: the specification's texts. */
export const NOTICES = {
  codeSent: { title: 'Code Sent!', text: 'Check your phone for the verification code' },
  codeResent: { title: 'Code Resent', text: 'Codes sent before it are no longer good' },
  alreadySubscribed: { title: 'Already Subscribed', text: 'Your Premium subscription is active.' },
  subscriptionActive: { title: 'Subscription Active!' },
  signInFirst: { title: 'Authentication Required', text: 'Please sign in first' },
} as const satisfies Readonly<Record<string, Notice>>;

export const SUBSCRIBE_FAILED = 'Failed to create subscription';

/** The greeting of a member who has just signed in. */
export const welcome = (product: string, isNew: boolean): Notice => ({
  title: 'Success!',
  text: isNew ? `Welcome to ${product}!` : 'Welcome back!',
});

/** A failure with the server's explanation, if it gave one. */
export const failure = (message: string | undefined, fallback: string): Notice => ({
  title: 'Error',
  text: message ?? fallback,
});
