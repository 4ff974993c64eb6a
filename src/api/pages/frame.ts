import { existsSync, readFileSync } from 'node:fs';
import { FileReply } from '../../schemas/file.ts';
import { WORKBENCH } from './packed.ts';
import { PAGE_HEADERS } from './policies.ts';

interface Document {
  /** As text of HTML, like the others. */
  readonly title: string;
  readonly description: string;
  /** Classes of the frame. */
  readonly here: string;
  readonly content: string;
}

let read: string | undefined;

/** The frame that the build wrote (scripts/web/frame.mjs); undefined where the page is not built. */
const frame = (): string | undefined => {
  const file = `${WORKBENCH.folder}frame.html`;
  if (read === undefined && WORKBENCH.isBuilt() && existsSync(file)) read = readFileSync(file, 'utf8');
  return read;
};

/** A document with the header and the style of the workbench; undefined where the page is not built. */
export const framedPage = (document: Document): FileReply | undefined => {
  const filled = frame()?.replaceAll(
    /<!--(title|description|here|content)-->/g,
    (_, name: keyof Document) => document[name],
  );
  return filled === undefined
    ? undefined
    : new FileReply('text/html; charset=utf-8', filled, { headers: PAGE_HEADERS.document });
};
