/** How to choose among the tools, for a model: sent with the tools, and as a resource. */
export const GUIDE = `Metamer calculates with colours, checks contrast and colour vision, makes palettes and design tokens, and audits web pages.

- Colours are CSS colours as text: '#336699', 'rebeccapurple', 'oklch(50% 0.1 250)'. \`color\` is one, \`colors\` a list, \`fg\` the text, \`bg\` the background. Answers give 8-bit hex colours.
- Is this text readable? check_contrast. Not readable? fix_contrast gives the nearest colour that is. Text needs a ratio of 4.5, large text and interface parts 3, AAA 7 (WCAG 2.x).
- Several colours on one background: audit_palette_contrast. A background and no text colours yet: readable_colors.
- Will people with colour-vision deficiencies tell these apart? audit_palette_vision; simulate_vision and simulate_image show what they see.
- Colours from nothing: make_palette. From one colour: make_harmony, make_shades, make_tokens. From words about a brand: design_system. From existing ones: search_palettes.
- A page: audit_page with \`url\`, or with its markup as \`html\`.
- \`seed\` is a whole number: send it where a tool lists it to get the same answer again.
- Answers are brief; \`detail: 'full'\` gives everything.
- Images are PNG in base64.
- An error costs nothing; its text names the field and what is accepted. Correct the input and call again.
`;
