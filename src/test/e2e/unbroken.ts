/** A token that is split between two lines, with what stands around it. */
interface Split {
  readonly token: string;
  readonly around: string;
}

/** What is read as one word: the page may not begin a new line inside of it. Sources of expressions. */
export const WHOLE: readonly string[] = [
  String.raw`[Rr]e-run(?:s|ning)?\b`,
  // A side's number or a price: −4.5, +150.
  String.raw`(?<![\w–-])[+−-]\d[\d.,]*½?`,
  String.raw`\b(?:Over|Under)\s\d[\d.]*½?`,
  String.raw`\b(?:over|under)\s\d+(?:\.5|½)`,
  String.raw`\d½`,
  String.raw`\b\d{1,2}:\d\d\s[AP]M(?:\sE[SD]T)?\b`,
  // An amount, by the month.
  String.raw`[−+]?\$\d[\d,.]*\d(?:\/[a-z]+)?`,
  // A record or a range.
  String.raw`\b\d+–\d+(?:–\d+)?\b`,
];

/** Every token in sight that is on two lines. Runs in a page. */
export function splitsIn(sources: readonly string[]): Split[] {
  const texts = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    let block = node.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (block?.checkVisibility() && !block.closest('script, style, svg, .visually-hidden'))
      texts.set(block, [...(texts.get(block) ?? []), node]);
  }
  /** Left edges of what is drawn of a letter. */
  const leftOf = (node: Text, at: number): number[] => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const rect = [...range.getClientRects()].find(({ width }) => width > 0);
    return rect && node.data[at]?.trim() ? [rect.left] : [];
  };
  return [...texts.values()].flatMap((nodes) => {
    const letters = nodes.flatMap((node) => [...node.data].map((_, at) => [node, at] as const));
    const whole = nodes.map(({ data }) => data).join('');
    return sources.flatMap((source) =>
      [...whole.matchAll(new RegExp(source, 'g'))].flatMap(({ 0: token, index }) => {
        const lefts = letters
          .slice(index, index + token.length)
          .flatMap(([node, at]) => leftOf(node, at));
        const isSplit = lefts.some((left, at) => left < (lefts[at - 1] ?? left));
        const around = whole.slice(Math.max(0, index - 30), index + token.length + 20);
        return isSplit ? [{ token, around: around.replace(/\s+/g, ' ') }] : [];
      }),
    );
  });
}
