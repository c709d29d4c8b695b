import { CODE_MINUTES } from '#members/account/rules/code.ts';
import { deviceName } from '#members/account/rules/deviceName.ts';
import { timeIn } from '#members/account/rules/hours.ts';

/** The e-mail with a code to sign in: the code first, then who asked, and what to do if it was somebody else. */
export const signInMail = (
  { name, host }: { readonly name: string; readonly host: string },
  code: string,
  { device, now }: { readonly device: string; readonly now: Date },
) => ({
  subject: `${code} is your ${name} code`,
  text: `${code} is your code to sign in to ${name}. Enter it at https://${host} within ${CODE_MINUTES.phone} minutes, in the browser you asked from.\n\nAsked for at ${timeIn('America/New_York', now)} on ${deviceName(device)}.\n\nIf it was not you, do nothing and give the code to nobody: it opens nothing without this e-mail.`,
});
