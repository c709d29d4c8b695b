/** What is said of an account in a toast: a title, and mostly a sentence under it. */
export interface ToastNotice {
  readonly title: string;
  readonly text?: string | undefined;
}

/** Messages of signing in and subscribing, on success and on obstacles: the specification's texts. */
export const NOTICES = {
  codeSent: { title: 'Code Sent!', text: 'Check your phone for the verification code' },
  codeResent: { title: 'Code Resent', text: 'Only the newest code works' },
  alreadySubscribed: { title: 'Already Subscribed', text: 'Your Premium subscription is active.' },
  subscriptionActive: { title: 'Subscription Active!' },
  signInFirst: { title: 'Authentication Required', text: 'Please sign in first' },
} as const satisfies Readonly<Record<string, ToastNotice>>;

export const SUBSCRIBE_FAILED = 'Failed to create subscription';

/** What greets a member who has just signed in. */
export const welcomeNotice = (product: string, isNew: boolean): ToastNotice => ({
  title: 'Success!',
  text: isNew ? `Welcome to ${product}!` : 'Welcome back!',
});

/** A failure, for which the server may give more detail. */
export const failureNotice = (message: string | undefined, fallback: string): ToastNotice => ({
  title: 'Error',
  text: message ?? fallback,
});
