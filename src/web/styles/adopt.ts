/** Adds the style sheet of a view to the page: once, when its code is loaded. No text becomes markup, so the policy allows it. */
export const adoptStyle = (text: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
