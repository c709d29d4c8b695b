import { SaxesParser } from 'saxes';

/** A TwiML verb with its content. */
export interface Verb {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly verbs: readonly Verb[];
}

/** The TwiML verbs that our line may use, and where; this phone knows no others. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  Response: ['Say', 'Gather', 'Redirect', 'Hangup'],
  Gather: ['Say'],
};

interface Open {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly verbs: Verb[];
  text: string;
}

/** Parses TwiML as strict XML. Throws if it is not well formed, or contains unknown verbs. */
export function readTwiml(xml: string): readonly Verb[] {
  const document: Open = { name: '', attributes: {}, verbs: [], text: '' };
  const open: Open[] = [document];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { name: parent = '' } = open.at(-1) ?? {};
    const allowed = parent === '' ? ['Response'] : (INSIDE[parent] ?? []);
    if (!allowed.includes(name)) throw new Error(`<${name}> in <${parent}>`);
    open.push({ name, attributes, verbs: [], text: '' });
  });
  parser.on('text', (text) => {
    const here = open.at(-1);
    if (here) here.text += text;
  });
  parser.on('closetag', () => {
    const verb = open.pop();
    if (verb) open.at(-1)?.verbs.push(verb);
  });
  parser.write(xml).close();
  const [response] = document.verbs;
  if (!response) throw new Error('no <Response>');
  return response.verbs;
}
