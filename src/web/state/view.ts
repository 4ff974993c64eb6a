import type { FunctionComponent } from 'preact';
import type { ExportedFile } from '../../design/files/format.ts';
import type { ColorFormat, NamedColor } from '../../design/files/swatches.ts';
import type { Request } from './api.ts';
import type { AsyncComputed } from './async-computed.ts';
import type { CallLanguage } from './call-text.ts';
import type { FoundColor } from './found-colors.ts';
import type { Inputs } from './inputs.ts';
import type { Operation } from './operations.ts';
import type { SetUse } from './set-use.ts';

/** A call of the service that answers what the view shows. */
export interface ViewCall {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
  /** The same answer computed in the page; undefined where only the service can give it. */
  readonly local?: () => unknown | Promise<unknown>;
  /** How it is sent and written, if it is not a POST of its input. */
  readonly written?: { readonly request: Request; readonly texts: Readonly<Record<CallLanguage, string>> };
}

/** The calls of a view, unless what writes them is on its way or did not come. */
export type ViewCalls = readonly ViewCall[] | 'loading' | 'failed';

/** Colours that keys change, by the `data-input` of their swatch. */
export interface Places {
  readonly colorAt: (place: string) => string | undefined;
  readonly setColor: (place: string, text: string) => void;
}

/** A file that a view can be exported as. */
export interface ExportChoice {
  /** As a person looks for it: CSS, CSV. */
  readonly name: string;
  /** Notations of its colours to choose from, where it has several. */
  readonly notations?: readonly ColorFormat[];
  readonly write: (notation: ColorFormat) => ExportedFile | Promise<ExportedFile>;
}

/** What every view hands to the shell. */
export interface View {
  readonly Main: FunctionComponent;
  // biome-ignore lint/suspicious/noExplicitAny: the shell goes over inputs of any name
  readonly inputs: Inputs<any>;
  /** How it works on the working set; without it the set is only shown. */
  readonly set?: SetUse;
  /** Whether its inputs may be in the address, and so in the history of the browser: always, without this. Undefined: not known yet. */
  readonly inAddress?: () => boolean | undefined;
  /** What it waits for before it is shown, so that nothing on it moves when that comes. */
  readonly ready?: () => Promise<unknown>;
  readonly calls: () => ViewCalls;
  /** Colours of an export, with the names they get. */
  readonly exports: () => readonly { readonly label: string; readonly color: NamedColor['color'] }[];
  /** What these are made of, in the order in which one follows from the other: an export waits for it. Without it, they are there at once. */
  readonly computed?: () => readonly Pick<AsyncComputed<unknown>, 'settled' | 'failure'>[];
  /** Files of its own; without them the colours are written in the usual formats. */
  readonly files?: () => Promise<readonly ExportChoice[]>;
  /** Takes colours that were pasted; says what became of them. */
  readonly take: (colors: readonly FoundColor[]) => string;
  /** Colours of swatches by what each says it is, where they are not inputs. */
  readonly places?: Places;
  /** Imports an image that was dropped or pasted; returns a message about the result. */
  readonly takeImage?: (file: File) => Promise<string>;
  /** Id of the heading under which the image is then shown; without it the view shows it at its top. */
  readonly imageHeading?: string;
  /**
   * Imports a dropped file that is not an image; returns a message about the result. Without it the text of the file is
   * pasted.
   */
  readonly takeFile?: (file: File) => Promise<string>;
  /** Keys of its own, beside those of the shell. */
  readonly keys?: readonly { readonly key: string; readonly name: string; readonly run: () => void }[];
}
