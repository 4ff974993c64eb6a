import { html, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import type { Comment, Doctype, Document, Element, Fragment, Namespace, Node, ParentNode, Text } from './node.ts';

export type PageTree = TreeAdapterTypeMap<
  Node,
  ParentNode,
  Node,
  Document,
  Fragment,
  Element,
  Comment,
  Text,
  Element,
  Doctype
>;

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

const nameOf = ({ prefix, name }: Token.Attribute): string => (prefix ? `${prefix}:${name}` : name);

const positionIn = (parent: ParentNode, node: Node): number => parent.children.lastIndexOf(node);

/** Shared by all elements that have none. */
const NO_ATTRIBUTES: Map<string, string> = new Map();

const adopt = (parent: ParentNode, node: Node, at = parent.children.length): void => {
  // An array written with its one member is small, one that is pushed to holds room for seventeen.
  if (at === 0 && parent.children.length === 0) parent.children = [node];
  else if (at === parent.children.length) parent.children.push(node);
  else parent.children.splice(at, 0, node);
  if (node.kind !== 'document' && node.kind !== 'fragment') node.parent = parent;
};

const newText = (text: string): Text => ({ kind: 'text', text, parent: null });

const insertText = (parent: ParentNode, text: string, at: number): void => {
  const before = parent.children[at - 1];
  if (before?.kind === 'text') before.text += text;
  else adopt(parent, newText(text), at);
};

/** Builds our own nodes while parse5 reads: one allocation a node, attributes as a map, start tags with their place. */
export const adapter: TreeAdapter<PageTree> = {
  createDocument: () => ({ kind: 'document', children: [], mode: 'no-quirks', parent: null }),
  createDocumentFragment: () => ({ kind: 'fragment', children: [], parent: null }),
  createElement: (tag, uri, attributes) => {
    const element: Element = {
      kind: 'element',
      tag,
      namespace: NAMESPACES[uri] ?? 'other',
      attributes: attributes.length ? new Map() : NO_ATTRIBUTES,
      children: [],
      parent: null,
      index: -1,
      depth: 0,
      line: 0,
      column: 0,
      start: -1,
      end: -1,
    };
    for (const attribute of attributes) element.attributes.set(nameOf(attribute), attribute.value);
    return element;
  },
  createCommentNode: (text) => ({ kind: 'comment', text, parent: null, line: 0 }),
  createTextNode: newText,
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
    if (attributes.length && element.attributes === NO_ATTRIBUTES) element.attributes = new Map();
    for (const attribute of attributes) {
      const name = nameOf(attribute);
      if (!element.attributes.has(name)) element.attributes.set(name, attribute.value);
    }
  },
  setTemplateContent: (template, content) => {
    template.content = content;
  },
  getTemplateContent: (template) => template.content!,
  setDocumentType: (document, name, publicId, systemId) => {
    const known = document.children.findIndex((child) => child.kind === 'doctype');
    const doctype: Doctype = { kind: 'doctype', name, publicId, systemId, parent: document };
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
  getAttrList: ({ attributes }) => [...attributes].map(([name, value]) => ({ name, value })),
  getTagName: ({ tag }) => tag,
  getNamespaceURI: ({ namespace }) => URIS[namespace],
  getTextNodeContent: ({ text }) => text,
  getCommentNodeContent: ({ text }) => text,
  getDocumentTypeNodeName: ({ name }) => name,
  getDocumentTypeNodePublicId: ({ publicId }) => publicId,
  getDocumentTypeNodeSystemId: ({ systemId }) => systemId,
  isTextNode: (node): node is Text => node.kind === 'text',
  isCommentNode: (node): node is Comment => node.kind === 'comment',
  isDocumentTypeNode: (node): node is Doctype => node.kind === 'doctype',
  isElementNode: (node): node is Element => node.kind === 'element',
  setNodeSourceCodeLocation: (node, location) => {
    if (!location) return;
    if (node.kind === 'comment') node.line = location.startLine;
    if (node.kind !== 'element') return;
    const { startLine, startCol, startOffset, endOffset } = location.startTag ?? location;
    node.line = startLine;
    node.column = startCol;
    node.start = startOffset;
    node.end = endOffset;
  },
  // Ends of elements are of no use here, so the parser is told there is no location to complete.
  getNodeSourceCodeLocation: () => null,
  updateNodeSourceCodeLocation: () => {},
};
