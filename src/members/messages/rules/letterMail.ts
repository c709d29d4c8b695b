/** Who writes, and where a letter's page and links are. */
export interface LetterSender {
  readonly name: string;
  /** The site's own address, without a slash at its end. */
  readonly siteUrl: string;
  readonly helpLine: string;
  /** The sender's address by post: US law wants it in each such e-mail (CAN-SPAM). */
  readonly postalAddress: string;
}

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/** A letter's page, where it is asked for. */
const pageOf = ({ siteUrl }: LetterSender): string => `${siteUrl}/where-we-were-wrong`;

const signed = ({ helpLine, postalAddress }: LetterSender): string =>
  `--\nHelp with gambling: ${helpLine}\n${postalAddress}`;

/** Asks whoever reads the mailbox whether they want the letter. Nothing else comes unless they confirm. */
export const confirmMail = (sender: LetterSender, link: string, hours: number): Mail => ({
  subject: `Confirm the weekly letter of ${sender.name}`,
  text: `Somebody asked at ${pageOf(sender)} that ${sender.name} write to this address once a week where its predictions were wrong.\n\nIf it was you, confirm it within ${hours} hours: ${link}\n\nIf it was not you, do nothing: no letter comes, and the address is deleted after ${hours} hours.\n\n${signed(sender)}`,
});

/** For who asks again: the letter comes already. */
export const knownMail = (sender: LetterSender, stop: string): Mail => ({
  subject: `You get the weekly letter of ${sender.name} already`,
  text: `Somebody asked at ${pageOf(sender)} for the weekly letter to this address. It is confirmed already: there is nothing to do.\n\nStop the letter and delete this address: ${stop}\n\n${signed(sender)}`,
});

/** A letter as it leaves: its text, who asked for it, how to stop it. */
export const letterText = (sender: LetterSender, body: string, stop: string): string =>
  `${body}\n\n--\nHelp with gambling: ${sender.helpLine}\nYou asked for this letter at ${pageOf(sender)}. It comes once a week.\nStop it and delete your address: ${stop}\n${sender.postalAddress}`;
