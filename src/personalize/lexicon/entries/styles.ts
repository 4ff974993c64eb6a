/** Styles of colouring: see `../read-entries.ts` for the form of a line. */
export const STYLE_WORDS = `
pastel, pastels, pastelly: | style pastel | skeleton pastel
muted, subdued, desaturated, toned down, dusty, washed out, faint, low key, subtle, restrained, dull: | style muted | chroma -1
vibrant, vivid, saturated, colourful, colorful, bright colours, bright colors, intense, brilliant, flashy, garish, loud colours: | style vibrant | skeleton vivid | chroma 1
neon colours, fluorescent, electric, glowing, luminous, day glo: | style neon | chroma 2
high contrast, contrasty, stark, strong contrast, accessible, readable, legible: | readable
low contrast: | chroma 0
editorial style: | style editorial
soft pastel, soft pastels, sorbet colours, baby colours, candy pastels, sugared almond, macaron colours, icy pastels: | style pastel | skeleton pastel
matte, matt, greyed, grayed, faded colours, sun bleached, bleached, quietly coloured, understated colours, low saturation, unsaturated, chalky, smoky tones, stonewashed: | style muted | chroma -1
high saturation, eye catching, attention grabbing, popping, poppy colours, loud and bold, psychedelic colours, highly saturated, full colour, full color, strong colours: | style vibrant | skeleton vivid | chroma 1
hi vis, high visibility, highlighter, highlighter colours, acid colours, laser: | style neon | chroma 2
easy to read, wcag, aaa, accessibility, legibility, readability, colour blind, color blind, colourblind, colorblind, cvd, low vision: | readable
`;
