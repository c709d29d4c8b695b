/**
 * What is read as one word and must not end up on two lines: a re-run, "7:00 PM EST", "Over 47½", "−$840", "$19.95/month", a record or
 * range "18–1". Browsers break after a hyphen or en dash, before a dollar sign and at each space.
 */
const WHOLE =
  /([Rr]e-run\w*|\d{1,2}:\d\d [AP]M(?: E[SD]T)?|(?:[Oo]ver|[Uu]nder) \d+(?:\.\d+)?½?(?![\d½]|[.,]\d)|[−+]?\$\d+(?:,\d{3})*(?:\.\d+)?(?:\/[a-z]+)?|\d+–\d+(?:–\d+)?%?)/;

/** A text in parts, the odd ones being whole words. */
export const wholeWords = (text: string): readonly string[] => text.split(WHOLE);
