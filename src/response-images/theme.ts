export const THEME_IDS = ['light', 'dark'] as const;
export type ThemeId = (typeof THEME_IDS)[number];

/** The colours of everything in an image that is not a colour under study: all neutral, so that they shift nothing. */
export interface Theme {
  readonly page: string;
  /** Boxes on the page. */
  readonly panel: string;
  /** Text: at least 12:1 on page and panel. */
  readonly ink: string;
  /** Text that may be overlooked: at least 4.5:1 on page and panel. */
  readonly muted: string;
  /** Lines of scales. */
  readonly line: string;
  /** Lines around colours, at least 3:1 on the page, so that a colour like the page is seen. */
  readonly border: string;
  /** What a reader should look at: at least 4.5:1 on the page. */
  readonly alert: string;
}

export const THEMES: Readonly<Record<ThemeId, Theme>> = {
  light: {
    page: '#ffffff',
    panel: '#f4f4f4',
    ink: '#1a1a1a',
    muted: '#5c5c5c',
    line: '#d9d9d9',
    border: '#8c8c8c',
    alert: '#b3261e',
  },
  dark: {
    page: '#161616',
    panel: '#222222',
    ink: '#f2f2f2',
    muted: '#a8a8a8',
    line: '#3d3d3d',
    border: '#767676',
    alert: '#ff8a80',
  },
};
