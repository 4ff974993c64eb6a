import { camelCase } from '../text/camel-case.ts';

export { camelCase };

export const pascalCase = (name: string): string => {
  const camel = camelCase(name);
  return camel === '' ? '' : camel[0]!.toUpperCase() + camel.slice(1);
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

/** Whether a text can be the value of an enumeration in a document. */
export const isEnumValue = (text: string): boolean =>
  /^[_A-Za-z]\w*$/.test(text) && !text.startsWith('__') && !['true', 'false', 'null'].includes(text);
