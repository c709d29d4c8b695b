/** Headers about the body as it was sent: fetch has undone the encoding. */
const ENCODING = ['content-encoding', 'content-length'];

/** Another server's response to a request with these headers, without following redirects. */
export async function passOn(url: string, request: Request, headers: Headers): Promise<Response> {
  const { method, body, signal } = request;
  headers.delete('accept-encoding');
  // `duplex` is required for a streamed body and missing from the DOM's type.
  const init = { method, headers, body, signal, redirect: 'manual', duplex: 'half' } as RequestInit;
  const answer = await fetch(url, init);
  const kept = new Headers(answer.headers);
  for (const name of ENCODING) kept.delete(name);
  return new Response(answer.body, { status: answer.status, headers: kept });
}
