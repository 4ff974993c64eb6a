import type { Definition, Locals, Notation, RuleColor, TokenFile } from '../model.ts';
import { type Block, type Declaration, readBlocks, withoutLineComments } from './blocks.ts';
import { splitAt } from './split.ts';
import { isThemeBlock, placesOf } from './themes.ts';
import { wordsOfName } from './words.ts';

/** Names that a text refers to: `--x` in var(), `$x` of SCSS. */
const namesIn = (text: string): string[] => [
  ...[...text.matchAll(/var\(\s*(--[^\s,)]+)/gi)].map(([, name]) => name!),
  ...[...text.matchAll(/\$[\w-]+/g)].map(([name]) => name),
];

/** Components that are inactive, which the criterion exempts; `:not(:disabled)` is about all others. */
const isInactive = (prelude: string): boolean =>
  /disabled|inactive|placeholder/i.test(prelude.replace(/:not\((?:[^()]|\([^()]*\))*\)/gi, ''));
const PROPERTIES: Readonly<Record<string, RuleColor['property']>> = {
  color: 'color',
  background: 'background',
  'background-color': 'background',
};

/** Rules in whose blocks the background is not what the text lies on alone: an image covers it, or it is cut to the text. */
const coveredBlocks = (declarations: readonly Declaration[]): ReadonlySet<Block> =>
  new Set(
    declarations.flatMap(({ name, value, block }) => {
      const isImage = /^background(?:-image)?$/i.test(name) && /url\(|gradient\(|image(?:-set)?\(/i.test(value);
      const isClipped = /^(?:-webkit-)?background(?:-clip)?$/i.test(name) && /(?:^|\s)text(?:$|[\s,])/i.test(value);
      return block && (isImage || isClipped) ? [block] : [];
    }),
  );

/** `#{$prefix}` in a name, by the texts that the file gives its variables. */
const interpolated = (name: string, texts: ReadonlyMap<string, string>): string =>
  name.replace(/#\{\s*(\$[\w-]+)\s*\}/g, (whole, variable: string) => {
    const text = texts.get(variable)?.replace(/^(["'])(.*)\1$/, '$2');
    return text !== undefined && /^[\w-]*$/.test(text) ? text : whole;
  });

/** The entries of a map of SCSS as tokens: `$colors: (primary: #369)` defines `$colors.primary`. */
const entriesOf = ({ value, start, name, ...more }: Declaration): Declaration[] =>
  splitAt(value.slice(1, -1)).flatMap(({ text, start: at }) => {
    const [, key, rest] = /^["']?([\w-]+)["']?\s*:\s*([\s\S]+)$/.exec(text) ?? [];
    if (!key || !rest) return [];
    const from = start + 1 + at + text.length - rest.length;
    return [{ ...more, name: `${name}.${key}`, value: rest, start: from, end: from + rest.length }];
  });

const FLOW = /^@(?:if|else|each|for|while)\b/i;

/** The block that alone knows a variable of SCSS: the nearest that is not flow control; undefined for one of the file. */
const ownerOf = ({ name, block, isGlobal }: Declaration): Block | undefined => {
  if (!name.startsWith('$') || isGlobal) return undefined;
  let owner = block;
  while (owner && FLOW.test(owner.prelude)) owner = owner.outer;
  return owner;
};

interface LocalVariables {
  readonly set: (block: Block, definition: Definition) => void;
  /** What a block and those around it have before an offset; undefined if it is nothing. */
  readonly around: (block: Block | undefined, before: number) => Locals | undefined;
}

/** The variables of blocks, in the order of the file: a value has what is set before it. */
const localVariables = (): LocalVariables => {
  const known = new Map<Block, Map<string, Definition[]>>();
  const around = (block: Block | undefined, before: number): Locals | undefined => {
    let one = block;
    while (one && !known.has(one)) one = one.outer;
    if (!one) return undefined;
    const [own, outer] = [known.get(one)!, around(one.outer, before)];
    return { get: (name) => own.get(name)?.findLast(({ span }) => span.start < before) ?? outer?.get(name) };
  };
  return {
    around,
    set: (block, definition) => {
      const { name, isDefault, span } = definition;
      if (isDefault && around(block, span.start)?.get(name)) return;
      const own = known.get(block) ?? new Map<string, Definition[]>();
      known.set(block, own);
      if (own.has(name)) own.get(name)!.push(definition);
      else own.set(name, [definition]);
    },
  };
};

/** Reads custom properties, variables of SCSS, and the colours that rules set. Never throws. */
export const readStyleSheet = (
  source: string,
  file: number,
  notation: Extract<Notation, 'css' | 'scss'>,
  fileTags: readonly string[] = [],
): TokenFile => {
  const { declarations, statements } = readBlocks(notation === 'scss' ? withoutLineComments(source) : source);
  const texts = new Map(
    declarations.filter(({ name }) => name.startsWith('$')).map(({ name, value }) => [name, value]),
  );
  const definitions: Definition[] = [];
  const rules: RuleColor[] = [];
  const references: string[] = statements.flatMap(namesIn);
  const known = new Map<Block | undefined, ReturnType<typeof placesOf>>();
  const placesIn = (block: Block | undefined): ReturnType<typeof placesOf> => {
    const places = known.get(block) ?? placesOf(block);
    known.set(block, places);
    return places;
  };
  const variables = localVariables();
  const covered = coveredBlocks(declarations);
  for (const one of declarations) {
    const name = interpolated(one.name, texts);
    const isVariable = name.startsWith('--') || name.startsWith('$');
    if (!isVariable) references.push(...namesIn(one.value));
    const span = { file, start: one.start, end: one.end };
    const locals = variables.around(one.block, one.start);
    const owner = ownerOf(one);
    const property = PROPERTIES[name.toLowerCase()];
    for (const { tags: own, scope, origin } of placesIn(one.block)) {
      const tags = [...new Set([...fileTags, ...own])].sort();
      if (property && one.block && !covered.has(one.block) && !isInactive(scope ?? one.block.prelude))
        rules.push({
          property,
          selector: scope ?? ':root',
          tags,
          value: one.value,
          notation,
          span,
          rule: one.block.number,
          ...(locals ? { locals } : {}),
        });
      if (!isVariable || name.includes('#')) continue;
      const isMap = notation === 'scss' && one.value.startsWith('(') && one.value.endsWith(')');
      for (const entry of isMap ? entriesOf(one) : [{ ...one, name }]) {
        const definition: Definition = {
          name: entry.name,
          words: wordsOfName(entry.name),
          tags,
          scope: entry.name.startsWith('$') ? undefined : scope,
          value: entry.value,
          notation,
          span: { file, start: entry.start, end: entry.end },
          isColor: false,
          isPublic: isThemeBlock(one.block),
          ...(origin ? { origin } : {}),
          ...(entry.isDefault ? { isDefault: true } : {}),
          ...(locals ? { locals } : {}),
        };
        if (owner) variables.set(owner, definition);
        else definitions.push(definition);
      }
    }
  }
  return { definitions, rules, references, aliases: [] };
};
