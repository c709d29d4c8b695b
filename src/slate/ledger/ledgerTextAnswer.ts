import { FOR_EVER, SAFE_HEADERS, STORED } from '#http/headers.ts';
import { taggedAnswer } from '#http/taggedAnswer.ts';

interface Lasting {
  readonly text: string;
  /** With its quotation marks. */
  readonly etag: string;
  readonly contentType: string;
  /** Whether it will never change again. */
  readonly complete: boolean;
}

/** A text of the ledger: cached for a year if complete, else for a minute and purged by a refresh. */
export const ledgerTextAnswer = (
  request: Request,
  { text, etag, contentType, complete }: Lasting,
): Response =>
  taggedAnswer(request, new TextEncoder().encode(text), {
    headers: {
      ...SAFE_HEADERS,
      ...(complete ? FOR_EVER : STORED),
      'content-type': `${contentType}; charset=utf-8`,
    },
    etag,
  });
