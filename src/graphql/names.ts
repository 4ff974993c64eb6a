import { camelCase } from '../text/camel-case.ts';

export { camelCase };

export const pascalCase = (name: string): string => {
  const camel = camelCase(name);
  return camel === '' ? '' : camel[0]!.toUpperCase() + camel.slice(1);
};

/** `JobState` as `jobState`. */
export const fieldOfType = (type: string): string => {
  const name = camelCase(type);
  return name === '' ? '' : name[0]!.toLowerCase() + name.slice(1);
};

/** `entry` as `entries`, `shape` as `shapes`. */
export const pluralOf = (name: string): string => (name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`);

/** Gives every name out once: one that is taken gets a number. */
export const uniqueNames = (...reserved: readonly string[]) => {
  const taken = new Set(reserved);
  return (name: string): string => {
    let free = name;
    for (let i = 2; taken.has(free); i += 1) free = `${name}${i}`;
    taken.add(free);
    return free;
  };
};

const RESERVED = ['true', 'false', 'null'];

/** Whether a text can be the value of an enumeration in a document. */
export const isEnumValue = (text: string): boolean =>
  /^[_A-Za-z]\w*$/.test(text) && !text.startsWith('__') && !RESERVED.includes(text);

/** A text as the value of an enumeration: `srgb-linear` as `srgb_linear`, `A+` as `A_plus`. */
const enumValueOf = (text: string): string => {
  const words = text.replaceAll('+', '_plus').replace(/\W+/g, '_');
  return /^\d/.test(words) ? `_${words}` : words;
};

/** Texts by their values in an enumeration; undefined if one of them has none of its own. */
export const enumValuesOf = (texts: readonly string[]): Readonly<Record<string, string>> | undefined => {
  const named = new Map(texts.map((text) => [enumValueOf(text), text]));
  return named.size === texts.length && [...named.keys()].every(isEnumValue) ? Object.fromEntries(named) : undefined;
};
