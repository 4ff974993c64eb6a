/** Adjectives: see `../read-entries.ts` for the form of a line. */
export const ADJECTIVES = `
warm, warmer, warmth, hot, toasty: | warm
cool, cooler, cold, chilly: | cool
dark, darker, black mode, dark mode, dark theme, shadowy, deep, dim: | skeleton dark | lightness -1
light, lighter, pale, light mode, light theme, luminous light, bright white, open, spacious: | skeleton light | lightness 1
bright, brighter, radiant, sparkling: | skeleton vivid | lightness 0.5 | chroma 1
soft, softer, smooth, mild, mellow: | soft
hard, harsh, sharp, edgy, rough, gritty: | hard
heavy, weighty, massive, dense: | lightness -1 | heavy
rich, deep tones, lush: | skeleton deep
neutral, neutrals, neutral colours, neutral colors: greige, taupe, charcoal, ivory | chroma -2
monochrome, monochromatic, single hue, one hue, tonal, tone on tone, single colour, single color, one colour, one color: | mono
grayscale, greyscale, black and white: black, grey, white | grey
warm colours, warm tones, warm toned, warm palette, warming, warmly, sun warmed, temperature warm: | warm
cool colours, cool tones, cool toned, cool palette, cooling, wintry tones, cold colours: | cool
darkness, darkly, dark ui, night mode, dark colours, dark tones, dark palette, low light, darker colours: | skeleton dark | lightness -1
lightness, light colours, light palette, light tones, light filled, whitespace, white space, luminous white, lighter colours, breathable, ethereal light: | skeleton light | lightness 1
brightly, bright palette, brilliantly bright, shiny, gleaming, glossy, beaming: | skeleton vivid | lightness 0.5 | chroma 1
softly, soft focus, soft tones, rounded, feathery, pillowy, fluffy, plush: | soft
angular, jagged, spiky, crunchy, abrasive, hard edged: | hard
rich colours, rich tones, deep colours, saturated and deep, opulent tones, full bodied: | skeleton deep
neutral tones, neutral palette, warm neutrals, beiges, browns and beiges: greige, taupe, sand, ivory | chroma -2
cool neutrals, cool greys, cool grays, cool grey, cool gray, blue grey, blue gray, bluish grey: slate, steel, silver, charcoal | chroma -2
warm greys, warm grays, warm grey, warm gray: taupe, greige, stone, charcoal | chroma -2
greys, grays: grey, graphite, silver, light grey | chroma -2
creams, off whites, ivories, whites: cream, ivory, linen, eggshell
one note, single tone, tints of one colour, shades of one colour, ton sur ton, different shades of, monochromatic palette, single family, one family: | mono
`;
