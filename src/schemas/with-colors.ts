import type { z } from 'zod';
import { type Color, WrittenColor } from '../color/color.ts';
import type { Scheme } from '../color/css/computed.ts';
import { type MeasuredRgb, measuredRgb } from '../color/measured.ts';
import { readColor } from '../color/read-color.ts';
import { type Composition, type GamutChoice, type Mapping, resolveColor } from '../color/resolve.ts';
import { type Rgb, toHex } from '../color/rgb.ts';
import { Refusal } from '../errors/refusal.ts';
import type { COLOR_OPTIONS } from './color-options.ts';
import { FileReply } from './file.ts';
import { isListInput, type ListInput } from './lists.ts';

/** What a handler gets of each colour: 8-bit sRGB, the same with the light it is measured by, `#rrggbb`, or all of it. */
export interface Forms {
  readonly rgb: Rgb;
  readonly measured: MeasuredRgb;
  readonly hex: string;
  readonly color: Color;
}
const FORMS: { readonly [Form in keyof Forms]: (color: Color) => Forms[Form] } = {
  rgb: ({ rgb }) => rgb,
  measured: measuredRgb,
  hex: ({ rgb }) => toHex(rgb),
  color: (color) => color,
};

/** An input with its colours in one form. */
type WithForm<Input, Form> = Input extends WrittenColor
  ? Form
  : Input extends object
    ? { [Name in keyof Input]: WithForm<Input[Name], Form> }
    : Input;

type OptionName = keyof typeof COLOR_OPTIONS;
type Options = { readonly [Name in OptionName]?: z.output<(typeof COLOR_OPTIONS)[Name]> | undefined };

/** How an operation takes its colours. */
export interface ColorSettings<Form extends keyof Forms> {
  readonly as: Form;
  /** For a field the ones behind it: a translucent colour is laid over the first of them that was sent. */
  readonly behind?: Readonly<Record<string, readonly string[]>>;
  /** Translucent colours with nothing behind them keep their alpha beside them. */
  readonly keepsAlpha?: boolean;
  /** Computes a list in place of one colour or pair. */
  readonly list?: (input: ListInput, ctx: never) => Promise<never>;
}

type Noted<Note> = { readonly field: string } & Note;

/** What was done with the colours of an input, as answers say it. */
export interface ColorNotes {
  readonly gamut_mapped?: true;
  readonly mapped?: Noted<Mapping>[];
  readonly composited?: Noted<Composition>[];
}

interface Fault {
  readonly field: string;
  readonly why: string;
  readonly details: object;
}

const MOST_FAULTS = 3;

/** Resolves the colours of one input and notes what was done, and what cannot be done. */
class Resolver {
  readonly #gamut: GamutChoice;
  readonly #scheme: Scheme | undefined;
  readonly #mapped: Noted<Mapping>[] = [];
  readonly #composited: Noted<Composition>[] = [];
  readonly #faults: Fault[] = [];

  constructor(gamut: GamutChoice, scheme: Scheme | undefined) {
    this.#gamut = gamut;
    this.#scheme = scheme;
  }

  /** The colour, over another where it is translucent; undefined for one that is refused. */
  resolve(written: WrittenColor, field: string, over: Rgb | undefined, keepsAlpha = false): Color | undefined {
    const reading = written.usesScheme ? readColor(written.source, { scheme: this.#scheme }) : { color: written };
    const resolution = reading.color
      ? resolveColor(reading.color, { gamut: this.#gamut, over, keepsAlpha })
      : { why: reading.why, details: reading.details };
    if (resolution.why !== undefined) {
      this.#faults.push({ field, why: resolution.why, details: resolution.details });
      return undefined;
    }
    const { color, mapping, composition } = resolution;
    if (mapping) this.#mapped.push({ field, ...mapping });
    if (composition) this.#composited.push({ field, ...composition });
    return color;
  }

  /** Throws INVALID_INPUT for the first colours that were refused. */
  check(): void {
    const [first] = this.#faults;
    if (!first) return;
    const message = this.#faults
      .slice(0, MOST_FAULTS)
      .map(({ field, why }) => `${field}: ${why}`)
      .join('; ');
    throw new Refusal('INVALID_INPUT', message, { field: first.field, ...first.details });
  }

  get notes(): ColorNotes {
    return {
      ...(this.#mapped.length > 0 ? { gamut_mapped: true, mapped: this.#mapped } : {}),
      ...(this.#composited.length > 0 ? { composited: this.#composited } : {}),
    };
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A value with its colours replaced. */
const replaceIn = (
  value: unknown,
  field: string,
  replace: (color: WrittenColor, field: string) => unknown,
): unknown => {
  if (value instanceof WrittenColor) return replace(value, field);
  if (Array.isArray(value)) return value.map((item, i) => replaceIn(item, `${field}[${i}]`, replace));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, replaceIn(member, `${field}.${name}`, replace)]),
  );
};

/** An input whose colours are in sRGB, and what was done with them. */
export interface ResolvedInput<Input, Form extends keyof Forms> {
  readonly input: WithForm<Omit<Input, OptionName>, Forms[Form]>;
  readonly gamut: GamutChoice;
  readonly notes: ColorNotes;
}

/**
 * Brings the colours of an input into sRGB and lays translucent ones over what is behind them, as its options say, which are
 * taken out. Throws INVALID_INPUT that names the fields of colours that are refused.
 */
export const resolveInput = <Input extends object, Form extends keyof Forms>(
  given: Input & Options,
  { as, behind = {}, keepsAlpha = false }: ColorSettings<Form>,
): ResolvedInput<Input, Form> => {
  const { gamut = 'css', over, scheme, ...fields } = given as Options & Record<string, unknown>;
  const resolver = new Resolver(gamut, scheme);
  const below = over && resolver.resolve(over, 'over', undefined)?.rgb;
  const form = FORMS[as];
  const resolved: Record<string, unknown> = {};
  const single = new Map<string, Rgb>();

  const resolveField = (name: string): void => {
    const other = behind[name]?.find((field) => single.has(field));
    const background = other === undefined ? below : single.get(other);
    resolved[name] = replaceIn(fields[name], name, (written, field) => {
      const color = resolver.resolve(written, field, background, keepsAlpha);
      if (color && field === name) single.set(name, color.rgb);
      return color && form(color);
    });
  };
  const names = Object.keys(fields);
  for (const name of names) if (!Object.hasOwn(behind, name)) resolveField(name);
  for (const name of names) if (Object.hasOwn(behind, name)) resolveField(name);
  resolver.check();
  return { input: resolved as ResolvedInput<Input, Form>['input'], gamut, notes: resolver.notes };
};

/** What answers say of a pair, of which one colour is laid over the other. */
type PairNotes = Omit<ColorNotes, 'composited'> & { readonly composited?: Noted<Composition> };

const pairNotes = ({ composited, ...notes }: ColorNotes, front: readonly string[]): PairNotes => {
  const one = composited?.find(({ field }) => front.includes(field)) ?? composited?.[0];
  return one ? { ...notes, composited: one } : notes;
};

/** An answer with notes; a file has no place for them. Its own members come first: a gradient counts what was mapped. */
const withNotes = <Answer extends object, Notes extends object>(answer: Answer, notes: Notes): Answer & Notes =>
  answer instanceof FileReply ? (answer as unknown as Answer & Notes) : { ...notes, ...answer };

interface Call<Input, Context> {
  readonly input: Input;
  readonly ctx: Context;
}
type Handle<Input, Form extends keyof Forms, Context, Answer> = (
  call: Call<ResolvedInput<Input, Form>['input'], Context> & { readonly gamut: GamutChoice },
) => Answer | Promise<Answer>;

const resolving =
  <Form extends keyof Forms, Input extends object, Context, Answer extends object, Notes extends object>(
    settings: ColorSettings<Form>,
    handle: Handle<Input, Form, Context, Answer>,
    notesOf: (notes: ColorNotes) => Notes,
  ) =>
  ({ input, ctx }: Call<Input & Options, Context>): (Answer & Notes) | Promise<Answer & Notes> => {
    if (settings.list && isListInput(input)) return settings.list(input, ctx as never);
    const { input: resolved, gamut, notes } = resolveInput<Input, Form>(input, settings);
    const answer = handle({ input: resolved, ctx, gamut });
    const noted = (one: Answer): Answer & Notes => withNotes(one, notesOf(notes));
    return answer instanceof Promise ? answer.then(noted) : noted(answer);
  };

/**
 * A handler that gets its colours in sRGB, and whose answer says which of them were mapped or composited. The operation has
 * `COLOR_OPTIONS` among its fields and `COLOR_NOTES` in its answer.
 */
export const withColors = <Form extends keyof Forms, Input extends object, Context, Answer extends object>(
  settings: ColorSettings<Form>,
  handle: Handle<Input, Form, Context, Answer>,
) => resolving<Form, Input, Context, Answer, ColorNotes>(settings, handle, (notes) => notes);

/** The same for a pair, whose text is laid over its background if it is translucent; its answer has `PAIR_NOTES`. */
export const withPair = <Input extends object, Context, Answer extends object>(
  behind: Readonly<Record<string, readonly string[]>>,
  handle: Handle<Input, 'measured', Context, Answer>,
  list?: ColorSettings<'measured'>['list'],
) =>
  resolving<'measured', Input, Context, Answer, PairNotes>(
    { as: 'measured', behind, ...(list ? { list } : {}) },
    handle,
    (notes) => pairNotes(notes, Object.keys(behind)),
  );
