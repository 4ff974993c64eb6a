/**
 * Properties of a viewport meta as browsers read them (CSS Viewport, 'parsing algorithm'): separators are comma,
 * semicolon and space.
 */
export const viewportProperties = (content: string): Map<string, string> => {
  const properties = new Map<string, string>();
  for (const [, name, value] of content.matchAll(/([^\s,;=]+)\s*(?:=\s*([^\s,;=]*))?/g))
    properties.set(name!.toLowerCase(), (value ?? '').toLowerCase());
  return properties;
};
