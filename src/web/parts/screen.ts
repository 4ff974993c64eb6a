/** Whether the screen shows Display P3, and a canvas can hold it. */
export const SHOWS_P3 = matchMedia('(color-gamut: p3)').matches && CSS.supports('color', 'color(display-p3 0 1 0)');
