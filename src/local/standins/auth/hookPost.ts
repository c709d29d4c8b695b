interface Posted {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** Requests of one try. */
const MOST_HOPS = 10;
/** After these the request becomes a GET without a body, as browsers do it, too. */
const TO_GET: readonly number[] = [301, 302, 303];
const SAME_METHOD: readonly number[] = [307, 308];

/** Posts as Go's http.Client does, which follows redirects and gives up after ten requests; rejects as if nobody answered. */
export async function postHook(uri: string, { body, headers, signal }: Posted): Promise<Response> {
  let [url, method] = [uri, 'POST'];
  for (let hop = 1; hop <= MOST_HOPS; hop += 1) {
    const sent = method === 'POST' ? { method, body } : { method };
    const answer = await fetch(url, { ...sent, headers, signal, redirect: 'manual' });
    if (![...TO_GET, ...SAME_METHOD].includes(answer.status)) return answer;
    const location = answer.headers.get('location');
    if (location === null) {
      if (SAME_METHOD.includes(answer.status)) return answer;
      throw new Error('response missing Location header');
    }
    await answer.body?.cancel();
    if (TO_GET.includes(answer.status)) method = 'GET';
    url = new URL(location, url).href;
  }
  throw new Error(`stopped after ${MOST_HOPS} redirects`);
}
