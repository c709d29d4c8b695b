import process from 'node:process';
import { indexNowKey } from '#domain/product/indexNow.ts';

/** One file if the owner has a key, else none. */
export function getStaticPaths() {
  const key = indexNowKey(process.env.INDEXNOW_KEY);
  return key === undefined ? [] : [{ params: { indexNowKey: key } }];
}

/** The key itself, where IndexNow looks for it: /{key}.txt */
export const GET = ({ params }: { readonly params: { readonly indexNowKey?: string } }): Response =>
  new Response(params.indexNowKey ?? '', {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
