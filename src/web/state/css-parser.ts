import {
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as registerMode,
} from 'culori/fn';

// The modes that CSS has, which are all that the reader of colours takes: the others of culori would be a third of the page.
for (const mode of [
  modeRgb,
  modeLrgb,
  modeP3,
  modeA98,
  modeProphoto,
  modeRec2020,
  modeXyz65,
  modeXyz50,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeHsl,
  modeHwb,
])
  registerMode(mode);

/** The parser that the reader of colours in src/color stands on. */
export const cssParser = { parse };
