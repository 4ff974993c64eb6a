import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  text: string;
}

/** Elements of a document in order; throws where it is not well-formed. */
export const readXml = (text: string): XmlElement[] => {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (words) => {
    if (open.length) open.at(-1)!.text += words;
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return elements;
};
