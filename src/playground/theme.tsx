/** @jsxImportSource react */
import { useGraphiQL, useGraphiQLActions, useMonaco } from '@graphiql/react';
import type { editor } from 'monaco-editor';
import { useEffect } from 'react';

/** The names of the editor's colours, by the surround they are for. */
export const EDITOR_THEMES = { dark: 'metamer-dark', light: 'metamer-light' } as const;

type Theme = editor.IStandaloneThemeData;

const TRANSPARENT = '#ffffff00';

const themeOf = (
  base: Theme['base'],
  accent: string,
  ground: string,
  rest: Pick<Theme, 'colors' | 'rules'>,
): Theme => ({
  base,
  inherit: true,
  rules: rest.rules,
  colors: {
    'editor.background': TRANSPARENT,
    'scrollbar.shadow': TRANSPARENT,
    focusBorder: accent,
    'textLink.foreground': accent,
    'textLink.activeForeground': accent,
    'editorLink.activeForeground': accent,
    'list.highlightForeground': accent,
    'list.focusHighlightForeground': accent,
    'list.hoverBackground': `${accent}19`,
    'editorSuggestWidget.selectedBackground': `${accent}26`,
    'quickInputList.focusBackground': `${accent}26`,
    'menu.selectionBackground': `${accent}26`,
    'menu.selectionForeground': accent,
    'menu.background': ground,
    'editorHoverWidget.background': ground,
    'editorSuggestWidget.background': ground,
    'editorWidget.background': ground,
    'quickInput.background': ground,
    ...rest.colors,
  },
});

/** The editor's own themes, with every text at 4.5 to 1 or more on the ground that it has here. */
const THEMES: Readonly<Record<keyof typeof EDITOR_THEMES, Theme>> = {
  light: themeOf('vs', '#171717', '#ffffff', {
    colors: {
      'editorLineNumber.foreground': '#595959',
      'editorLineNumber.dimmedForeground': '#595959',
      'editorLineNumber.activeForeground': '#171717',
      'editorSuggestWidget.selectedForeground': '#171717',
      'quickInputList.focusForeground': '#171717',
      'editorBracketHighlight.foreground1': '#0431fa',
      'editorBracketHighlight.foreground2': '#1f6b1f',
      'editorBracketHighlight.foreground3': '#7b3814',
    },
    rules: [
      { token: 'comment', foreground: '#1a6b1a' },
      { token: 'number', foreground: '#0a6b46' },
      { token: 'number.json', foreground: '#0a6b46' },
      { token: 'argument.identifier.gql', foreground: '#5450b8' },
    ],
  }),
  dark: themeOf('vs-dark', '#ededed', '#1f1f1f', {
    colors: {
      'editorLineNumber.foreground': '#adadad',
      'editorLineNumber.dimmedForeground': '#adadad',
      'editorLineNumber.activeForeground': '#ffffff',
      'editorSuggestWidget.selectedForeground': '#ffffff',
      'quickInputList.focusForeground': '#ffffff',
    },
    rules: [
      { token: 'comment', foreground: '#8fc07a' },
      { token: 'argument.identifier.gql', foreground: '#a9a4ff' },
    ],
  }),
};

/** Gives the editor its colours, and changes them with the system where nothing else was chosen in the settings. */
export const EditorTheme = () => {
  const monaco = useMonaco((state) => state.monaco);
  const theme = useGraphiQL((state) => state.theme);
  const { setTheme } = useGraphiQLActions();
  useEffect(() => {
    if (!monaco) return undefined;
    for (const surround of ['light', 'dark'] as const)
      monaco.editor.defineTheme(EDITOR_THEMES[surround], THEMES[surround]);
    setTheme(theme);
    if (theme !== null) return undefined;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const follow = (): void => setTheme(null);
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, [monaco, theme, setTheme]);
  return null;
};
