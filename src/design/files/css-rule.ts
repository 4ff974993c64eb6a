/** A rule of CSS with a declaration a line, every line behind `indent`. */
export const cssRule = (selector: string, declarations: readonly string[], indent = ''): string =>
  [`${indent}${selector} {`, ...declarations.map((declaration) => `${indent}  ${declaration};`), `${indent}}`].join(
    '\n',
  );
