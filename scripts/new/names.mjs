/** The forms of a name given in words, kebab-case, snake_case or camelCase. */
export const formsOf = (name) => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  return {
    kebab: words.join('-'),
    snake: words.join('_'),
    camel: words.map((word, i) => (i === 0 ? word : capital(word))).join(''),
    title: words.map((word, i) => (i === 0 ? capital(word) : word)).join(' '),
  };
};
