import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Replaces pairs of texts, each in every place. */
const replaced = (text, pairs) => pairs.reduce((now, [before, after]) => now.replaceAll(before, () => after), text);

/** Changes of the files below `root`, with the paths of what was written. */
export const changesIn = (root) => {
  const written = [];
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    written.push(file);
  };
  return {
    written,
    /** Writes a new file. Throws where there is one. */
    create(file, text) {
      if (existsSync(join(root, file))) throw new Error(`${file} is there already.`);
      write(file, text);
    },
    /** Throws where a table has an entry of that name. */
    requireNew(file, name) {
      if (new RegExp(`^\\s*${name}: `, 'm').test(read(file))) throw new Error(`${file} has ${name} already.`);
    },
    /** Writes a new file from a neighbour with other names. */
    copy(neighbour, file, pairs) {
      this.create(file, replaced(read(neighbour), pairs));
    },
    /** Repeats each line of a table that names the neighbour, with other names. */
    repeatLines(file, pattern, pairs) {
      const lines = read(file).split('\n');
      if (!lines.some((line) => pattern.test(line))) throw new Error(`${file} has no line like ${pattern}`);
      const all = lines.flatMap((line) => (pattern.test(line) ? [line, replaced(line, pairs)] : [line]));
      write(file, all.join('\n'));
    },
    /** Replaces the first match of a pattern. */
    replace(file, pattern, after) {
      const text = read(file);
      if (!pattern.test(text)) throw new Error(`${file} has nothing like ${pattern}`);
      write(file, text.replace(pattern, after));
    },
  };
};
