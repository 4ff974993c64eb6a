/** A sentence of the documents and a test that holds it. */
export interface Mark {
  readonly number: string;
  readonly words: string;
  readonly file: string;
  readonly title: string;
}
export const documentsFolder: string;
export const hasDocuments: boolean;
/** Numbers of sentences that promise nothing, by why. */
export const classes: Readonly<Record<string, readonly string[]>>;
/** The marks of a test file; throws for one that no test follows, or a file that skips tests. */
export function marksOf(file: string, text: string): Mark[];
/** Every mark of the tests, by number. */
export function allMarks(): Mark[];
/** The text of docs/promises.md. */
export function tableOf(marks: readonly Mark[]): string;
/** The numbers of all sentences of the documents; throws where a document is not the one that was numbered. */
export function numbersOfDocuments(): string[];
