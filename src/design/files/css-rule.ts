/**
 * A rule of CSS with a declaration a line, every line behind `indent`; a remark follows the declaration of its number.
 */
export const cssRule = (
  selector: string,
  declarations: readonly string[],
  indent = '',
  remarks: readonly (string | undefined)[] = [],
): string => {
  const lines = declarations.map((declaration, i) => {
    const remark = remarks[i];
    return `${indent}  ${declaration};${remark ? ` /* ${remark} */` : ''}`;
  });
  return [`${indent}${selector} {`, ...lines, `${indent}}`].join('\n');
};
