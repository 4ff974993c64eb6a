import * as csstree from 'css-tree';

/** What is wrong with a style sheet: syntax errors, values that css-tree's lexer does not know for their property. */
export const cssErrors = (sheet: string): string[] => {
  const errors: string[] = [];
  const ast = csstree.parse(sheet, { parseCustomProperty: true, onParseError: (error) => errors.push(error.message) });
  csstree.walk(ast, (node) => {
    if (node.type === 'Raw') errors.push(`not understood: ${node.value}`);
    if (node.type !== 'Declaration' || node.property.startsWith('--')) return;
    const { error } = csstree.lexer.matchProperty(node.property, node.value as csstree.Value);
    if (error) errors.push(`${node.property}: ${error.message}`);
  });
  return errors;
};

/** Custom properties of a style sheet by the selector of their rule. */
export const customProperties = (sheet: string): Record<string, Record<string, string>> => {
  const found: Record<string, Record<string, string>> = {};
  const ast = csstree.parse(sheet);
  csstree.walk(ast, {
    visit: 'Declaration',
    enter(node) {
      if (!node.property.startsWith('--') || !this.rule) return;
      const selector = csstree.generate(this.rule.prelude);
      found[selector] = { ...found[selector], [node.property]: csstree.generate(node.value).trim() };
    },
  });
  return found;
};

/** Whether css-tree takes a text for a colour. */
export const isCssColor = (text: string): boolean => !csstree.lexer.match('<color>', text).error;
