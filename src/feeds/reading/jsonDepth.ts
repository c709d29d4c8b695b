const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;

/**
 * Whether a JSON text nests lists and objects deeper than a limit. Reads each character once:
 * parsing millions of brackets would block the process for seconds.
 */
export function isDeeper(json: string, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (quoted) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (isClosing(code)) depth -= 1;
    else if (isOpening(code)) {
      depth += 1;
      if (depth > limit) return true;
    }
  }
  return false;
}
