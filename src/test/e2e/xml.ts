import { SaxesParser } from 'saxes';
import { E2E } from './stack.ts';

interface Element {
  readonly name: string;
  text: string;
}

/** Every element of a document, in order. Throws if it is not well formed, namespaces included. */
function elementsOf(xml: string): readonly Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const addText = (text: string): void => {
    for (const element of open) element.text += text;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '' };
    all.push(element);
    open.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return all;
}

/** An XML document of the site, served as XML. Returns a function that gives the texts of all elements with a name. */
export async function xmlOf(path: string): Promise<(name: string) => string[]> {
  const answer = await fetch(E2E.url + path);
  const type = answer.headers.get('content-type');
  if (!type?.includes('xml')) throw new Error(`${path} answers ${answer.status}, ${type}: no XML`);
  const text = await answer.text();
  try {
    const elements = elementsOf(text);
    return (wanted) => elements.flatMap(({ name, text }) => (name === wanted ? [text] : []));
  } catch (error) {
    throw new Error(`${path} is not well formed`, { cause: error });
  }
}
