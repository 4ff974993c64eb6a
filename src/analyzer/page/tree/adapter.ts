import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import {
  type Attributes,
  Comment,
  Doctype,
  Document,
  Element,
  isElement,
  isText,
  type Namespace,
  NO_ATTRIBUTES,
  type Node,
  type ParentNode,
  Text,
} from './node.ts';

export type PageTree = TreeAdapterTypeMap<
  Node,
  ParentNode,
  Node,
  Document,
  Document,
  Element,
  Comment,
  Text,
  Element,
  Doctype
>;

/** Elements that may be open at once. Real pages stay below a hundred. */
const OPEN = 10_000;
/** Elements beyond four for each `<` of the source: misnested formatting makes the standard's algorithm copy them. */
const SPARE = 2000;

/** Thrown out of the parser when a page is past what is read; the tree so far is kept. */
export class TreeLimit extends Error {
  override readonly name = 'TreeLimit';
}

const NAMESPACES: Readonly<Record<string, Namespace>> = {
  [html.NS.HTML]: 'html',
  [html.NS.SVG]: 'svg',
  [html.NS.MATHML]: 'math',
};
const URIS: Readonly<Record<Namespace, html.NS>> = {
  html: html.NS.HTML,
  svg: html.NS.SVG,
  math: html.NS.MATHML,
  other: html.NS.HTML,
};

/**
 * Objects of this class inherit nothing, and are laid out as objects of a class are: a tenth of the cost of a null
 * prototype.
 */
const Bag = class {};
delete (Bag.prototype as { constructor?: unknown }).constructor;
Object.setPrototypeOf(Bag.prototype, null);

const nameOf = ({ prefix, name }: Token.Attribute): string => (prefix ? `${prefix}:${name}` : name);

const attributesOf = (given: readonly Token.Attribute[]): Attributes => {
  if (!given.length) return NO_ATTRIBUTES;
  const attributes: Attributes = new Bag() as Attributes;
  for (const attribute of given) attributes[nameOf(attribute)] = attribute.value;
  return attributes;
};

const positionIn = (parent: ParentNode, node: Node): number => parent.children.lastIndexOf(node);

const adopt = (parent: ParentNode, node: Node, at = parent.children.length): void => {
  // An array written with its one member is small, one that is pushed to holds room for seventeen.
  if (at === 0 && parent.children.length === 0) parent.children = [node];
  else if (at === parent.children.length) parent.children.push(node);
  else parent.children.splice(at, 0, node);
  if (!(node instanceof Document)) node.parent = parent;
};

const insertText = (parent: ParentNode, text: string, at: number): void => {
  const before = parent.children[at - 1];
  if (isText(before)) before.data += text;
  else adopt(parent, new Text(text), at);
};

const countOf = (source: string, sign: string): number => {
  let n = 0;
  for (let at = source.indexOf(sign); at >= 0; at = source.indexOf(sign, at + 1)) n += 1;
  return n;
};

/**
 * Builds the nodes of one source while parse5 reads it: one allocation a node, attributes in one object, start tags with
 * their place. Siblings are joined afterwards. Throws TreeLimit out of the parser where a page nests or copies too much.
 */
export const adapterFor = (
  source: string,
  begun: (document: Document) => void,
  closed?: (element: Element) => void,
): TreeAdapter<PageTree> => {
  const most = 4 * countOf(source, '<') + SPARE;
  let made = 0;
  let open = 0;
  return {
    createDocument: () => {
      const document = new Document([]);
      begun(document);
      return document;
    },
    createDocumentFragment: () => new Document([]),
    createElement: (tag, uri, attributes) => {
      made += 1;
      if (made > most) throw new TreeLimit('misnested tags are copied without limit');
      return new Element(tag, NAMESPACES[uri] ?? 'other', attributesOf(attributes));
    },
    createCommentNode: (text) => new Comment(text),
    createTextNode: (text) => new Text(text),
    appendChild: adopt,
    insertBefore: (parent, node, reference) => adopt(parent, node, positionIn(parent, reference)),
    insertText: (parent, text) => insertText(parent, text, parent.children.length),
    insertTextBefore: (parent, text, reference) => insertText(parent, text, positionIn(parent, reference)),
    detachNode: (node) => {
      const parent = node.parent;
      if (!parent) return;
      parent.children.splice(positionIn(parent, node), 1);
      node.parent = null;
    },
    adoptAttributes: (element, attributes) => {
      if (!attributes.length) return;
      const all: Attributes = Object.assign(new Bag() as Attributes, element.attribs);
      for (const attribute of attributes) all[nameOf(attribute)] ??= attribute.value;
      element.attribs = all;
    },
    setTemplateContent: (template, content) => {
      template.content = content;
    },
    getTemplateContent: (template) => template.content!,
    setDocumentType: (document, name, publicId, systemId) => {
      const known = document.children.findIndex((child) => child instanceof Doctype);
      const doctype = new Doctype(name, publicId, systemId);
      doctype.parent = document;
      if (known >= 0) document.children[known] = doctype;
      else document.children.push(doctype);
    },
    setDocumentMode: (document, mode) => {
      document.mode = mode;
    },
    getDocumentMode: ({ mode }) => mode as html.DOCUMENT_MODE,
    getFirstChild: ({ children }) => children[0] ?? null,
    getChildNodes: ({ children }) => children,
    getParentNode: (node) => node.parent,
    getAttrList: ({ attribs }) => Object.entries(attribs).map(([name, value]) => ({ name, value })),
    getTagName: ({ name }) => name,
    getNamespaceURI: ({ namespace }) => URIS[namespace],
    getTextNodeContent: ({ data }) => data,
    getCommentNodeContent: ({ data }) => data,
    getDocumentTypeNodeName: ({ root }) => root,
    getDocumentTypeNodePublicId: ({ publicId }) => publicId,
    getDocumentTypeNodeSystemId: ({ systemId }) => systemId,
    isTextNode: isText,
    isCommentNode: (node): node is Comment => node instanceof Comment,
    isDocumentTypeNode: (node): node is Doctype => node instanceof Doctype,
    isElementNode: isElement,
    onItemPush: () => {
      open += 1;
      if (open > OPEN) throw new TreeLimit(`more than ${OPEN} elements are open at once`);
    },
    onItemPop: (element) => {
      open -= 1;
      closed?.(element);
    },
    // Places are set by the parser here, and fragments have none.
    setNodeSourceCodeLocation: () => {},
    getNodeSourceCodeLocation: () => null,
    updateNodeSourceCodeLocation: () => {},
  };
};
