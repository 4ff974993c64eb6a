import type { Definition, Notation, RuleColor, TokenFile } from '../model.ts';
import { type Block, type Declaration, readBlocks, withoutLineComments } from './blocks.ts';
import { splitAt } from './split.ts';
import { isThemeBlock, placesOf } from './themes.ts';
import { wordsOfName } from './words.ts';

/** Names that a text refers to: `--x` in var(), `$x` of SCSS. */
const namesIn = (text: string): string[] => [
  ...[...text.matchAll(/var\(\s*(--[^\s,)]+)/gi)].map(([, name]) => name!),
  ...[...text.matchAll(/\$[\w-]+/g)].map(([name]) => name),
];

const DISABLED = /:disabled|\[disabled|\.disabled|:placeholder/i;
const PROPERTIES: Readonly<Record<string, RuleColor['property']>> = {
  color: 'color',
  background: 'background',
  'background-color': 'background',
};

/** `#{$prefix}` in a name, by the texts that the file gives its variables. */
const interpolated = (name: string, texts: ReadonlyMap<string, string>): string =>
  name.replace(/#\{\s*(\$[\w-]+)\s*\}/g, (whole, variable: string) => {
    const text = texts.get(variable)?.replace(/^(["'])(.*)\1$/, '$2');
    return text !== undefined && /^[\w-]*$/.test(text) ? text : whole;
  });

/** The entries of a map of SCSS as tokens: `$colors: (primary: #369)` defines `$colors.primary`. */
const entriesOf = ({ name, value, start, block }: Declaration): Declaration[] =>
  splitAt(value.slice(1, -1)).flatMap(({ text, start: at }) => {
    const [, key, rest] = /^["']?([\w-]+)["']?\s*:\s*([\s\S]+)$/.exec(text) ?? [];
    if (!key || !rest) return [];
    const from = start + 1 + at + text.length - rest.length;
    return [{ name: `${name}.${key}`, value: rest, start: from, end: from + rest.length, block }];
  });

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
  for (const one of declarations) {
    const name = interpolated(one.name, texts);
    const isVariable = name.startsWith('--') || name.startsWith('$');
    if (!isVariable) references.push(...namesIn(one.value));
    const span = { file, start: one.start, end: one.end };
    const property = PROPERTIES[name.toLowerCase()];
    for (const { tags: own, scope } of placesIn(one.block)) {
      const tags = [...new Set([...fileTags, ...own])].sort();
      if (property && one.block && !DISABLED.test(one.block.prelude))
        rules.push({
          property,
          selector: scope ?? ':root',
          tags,
          value: one.value,
          notation,
          span,
          rule: one.block.number,
        });
      if (!isVariable || name.includes('#')) continue;
      const isMap = notation === 'scss' && one.value.startsWith('(') && one.value.endsWith(')');
      for (const entry of isMap ? entriesOf(one) : [{ ...one, name }])
        definitions.push({
          name: entry.name,
          words: wordsOfName(entry.name),
          tags,
          scope: entry.name.startsWith('$') ? undefined : scope,
          value: entry.value,
          notation,
          span: { file, start: entry.start, end: entry.end },
          isColor: false,
          isPublic: isThemeBlock(one.block),
        });
    }
  }
  return { definitions, rules, references };
};
