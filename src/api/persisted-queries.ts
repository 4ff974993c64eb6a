import type { ApiKey } from '../accounts/account.ts';
import type { PeerProcesses } from '../runtime/peer-processes.ts';

/** Documents of one key, and their characters together; the one that was used least recently makes room. */
export const PERSISTED_LIMITS = {
  documents: 100,
  characters: 512 * 1024,
  /** Characters of all keys together, in each process. */
  total: 16 * 1024 * 1024,
  /** Documents of all keys together: a short one costs more than its characters. */
  totalDocuments: 50_000,
} as const;

/** GraphQL documents by their SHA-256 hash, for each key its own. */
export interface PersistedQueries {
  /** The document of a hash, from this process or another one of the machine; undefined if none has it. */
  find(key: ApiKey, hash: string): Promise<string | undefined>;
  keep(key: ApiKey, hash: string, document: string): void;
}

interface Question {
  readonly no: number;
  readonly hash: string;
}

/** Documents of a key, the least recently used first. */
interface Shelf {
  readonly documents: Map<string, string>;
  characters: number;
}

const TOPIC = 'persisted queries';

export const createPersistedQueries = (
  peers: PeerProcesses,
  limits: Readonly<Record<keyof typeof PERSISTED_LIMITS, number>> = PERSISTED_LIMITS,
): PersistedQueries => {
  /** By number of the key, the least recently used first. */
  const shelves = new Map<number, Shelf>();
  let total = 0;
  let totalDocuments = 0;

  const removeOldest = (no: number, shelf: Shelf): void => {
    const [oldest] = shelf.documents;
    if (!oldest) return;
    const [hash, document] = oldest;
    shelf.documents.delete(hash);
    shelf.characters -= document.length;
    total -= document.length;
    totalDocuments -= 1;
    if (shelf.documents.size === 0) shelves.delete(no);
  };

  const add = (no: number, hash: string, document: string): void => {
    const shelf = shelves.get(no) ?? { documents: new Map(), characters: 0 };
    const before = shelf.documents.get(hash);
    const grown = document.length - (before?.length ?? 0);
    shelf.documents.delete(hash);
    shelf.documents.set(hash, document);
    shelf.characters += grown;
    total += grown;
    if (before === undefined) totalDocuments += 1;
    shelves.delete(no);
    shelves.set(no, shelf);
    while (shelf.documents.size > limits.documents || shelf.characters > limits.characters) removeOldest(no, shelf);
    while (total > limits.total || totalDocuments > limits.totalDocuments) {
      const [stalest] = shelves;
      if (!stalest) return;
      removeOldest(...stalest);
    }
  };

  const here = ({ no, hash }: Question): string | undefined => shelves.get(no)?.documents.get(hash);
  peers.on(TOPIC, (question) => here(question as Question));

  return {
    async find({ no }, hash) {
      const question: Question = { no, hash };
      const document = here(question) ?? (await peers.ask<string>(TOPIC, question))[0];
      if (document !== undefined) add(no, hash, document);
      return document;
    },
    keep: ({ no }, hash, document) => add(no, hash, document),
  };
};
