/** Bytes of a zip archive, as Excel's workbooks are. */
const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

/** Share of zero bytes at even and at odd places, in a file's beginning: UTF-16 has them at one of the two. */
function zeros(bytes: Uint8Array): readonly [number, number] {
  const start = bytes.subarray(0, 2000);
  const count = (odd: number): number =>
    start.filter((byte, at) => at % 2 === odd && byte === 0).length;
  return [(2 * count(0)) / start.length, (2 * count(1)) / start.length];
}

/** The encoding of a text file: by its mark, its zero bytes, or whether it is UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const [even, odd] = zeros(bytes);
  if (odd > 0.5 && even < 0.2) return 'utf-16le';
  if (even > 0.5 && odd < 0.2) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // What Excel and older programs write in America and Western Europe.
    return 'windows-1252';
  }
}

/** A file's text without its byte order mark, or why it is none. */
export function fileText(bytes: Uint8Array): string | { readonly problem: string } {
  if (isWorkbook(bytes))
    return { problem: 'That is a workbook, not a CSV. In Excel or Numbers, save it as CSV first.' };
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
