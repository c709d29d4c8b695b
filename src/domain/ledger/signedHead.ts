/** What the owner's key signs of a head, in UTF-8: two lines, each ended by a line feed. */
export const signedHeadText = ({
  seq,
  hash,
}: {
  readonly seq: number;
  readonly hash: string;
}): string => `simcast ledger head\n${seq} ${hash}\n`;
