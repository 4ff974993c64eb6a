/**
 * What a colour name stands for in a note, as OKLCH: lightness 0..1, chroma, hue in degrees. The values are this service's own:
 * what a designer means by the word, which is not always what a standard calls so. A line is `name: l c h`.
 */
const LINES = `
black: 0.17 0.005 0
ink black: 0.2 0.02 270
ink blue: 0.27 0.08 262
charcoal: 0.32 0.012 250
graphite: 0.42 0.01 250
slate: 0.5 0.035 250
steel: 0.6 0.035 245
grey: 0.65 0.005 0
silver: 0.82 0.008 250
light grey: 0.9 0.004 0
white: 0.99 0.002 0
ivory: 0.965 0.02 95
cream: 0.955 0.035 92
eggshell: 0.94 0.035 90
linen: 0.93 0.02 75
paper: 0.94 0.025 85
concrete: 0.72 0.008 90
stone: 0.72 0.025 80
taupe: 0.6 0.03 60
greige: 0.78 0.018 75
beige: 0.9 0.035 85
sand: 0.84 0.06 82
wheat: 0.88 0.08 88
oat: 0.89 0.03 80
birch: 0.9 0.03 85
oak: 0.72 0.07 70
straw: 0.88 0.09 95
khaki: 0.76 0.065 98
tan: 0.75 0.075 72
camel: 0.68 0.085 68
caramel: 0.62 0.12 62
cognac: 0.52 0.12 52
leather: 0.45 0.085 52
chestnut: 0.4 0.09 42
brown: 0.42 0.08 52
coffee: 0.36 0.05 50
espresso: 0.25 0.03 45
chocolate: 0.32 0.055 45
walnut: 0.38 0.05 55
bark: 0.38 0.04 60
mahogany: 0.36 0.11 32
rust: 0.5 0.14 40
terracotta: 0.6 0.125 42
clay: 0.64 0.09 45
brick: 0.5 0.13 32
copper: 0.62 0.12 50
bronze: 0.55 0.09 70
brass: 0.7 0.1 85
gold: 0.77 0.125 88
old gold: 0.68 0.115 88
champagne: 0.9 0.045 82
rose gold: 0.76 0.075 35
red: 0.58 0.22 27
scarlet: 0.6 0.23 30
crimson: 0.5 0.2 20
cherry: 0.5 0.2 18
tomato: 0.64 0.2 32
ruby: 0.45 0.18 15
burgundy: 0.33 0.11 15
wine: 0.35 0.11 8
maroon: 0.32 0.1 22
oxblood: 0.3 0.09 22
raspberry: 0.5 0.19 5
strawberry: 0.64 0.19 18
coral: 0.72 0.16 32
salmon: 0.76 0.12 30
peach: 0.86 0.085 58
apricot: 0.82 0.1 65
blush: 0.88 0.05 20
rose: 0.7 0.14 8
dusty rose: 0.7 0.075 12
dusty pink: 0.78 0.06 15
pink: 0.8 0.12 358
hot pink: 0.65 0.24 355
fuchsia: 0.64 0.26 335
magenta: 0.62 0.26 338
mauve: 0.66 0.07 335
bubblegum: 0.79 0.14 350
baby pink: 0.88 0.06 5
plum: 0.4 0.12 335
aubergine: 0.28 0.08 325
berry: 0.42 0.15 355
orange: 0.72 0.18 52
burnt orange: 0.6 0.16 48
tangerine: 0.75 0.18 55
pumpkin: 0.68 0.17 50
amber: 0.8 0.16 78
saffron: 0.8 0.16 80
mustard: 0.74 0.14 90
ochre: 0.66 0.12 75
yellow: 0.9 0.18 100
lemon: 0.94 0.15 106
sunny: 0.89 0.18 95
honey: 0.78 0.14 80
butter: 0.95 0.08 98
turmeric: 0.76 0.16 78
lime: 0.88 0.22 128
chartreuse: 0.9 0.2 122
neon green: 0.87 0.28 142
green: 0.58 0.15 148
grass: 0.64 0.17 140
leaf: 0.6 0.15 138
fern: 0.58 0.11 142
moss: 0.55 0.09 125
olive: 0.52 0.09 115
sage: 0.74 0.05 140
eucalyptus: 0.72 0.04 165
forest: 0.38 0.09 148
pine: 0.36 0.06 160
bottle green: 0.34 0.08 158
emerald: 0.6 0.14 160
jade: 0.65 0.12 162
mint: 0.9 0.08 165
pistachio: 0.85 0.09 130
matcha: 0.72 0.1 122
avocado: 0.6 0.11 122
seafoam: 0.88 0.09 165
malachite: 0.62 0.17 150
hunter green: 0.38 0.07 150
teal: 0.56 0.1 195
petrol: 0.4 0.07 215
deep teal: 0.38 0.07 200
turquoise: 0.78 0.12 188
aqua: 0.86 0.11 195
cyan: 0.84 0.14 210
ice: 0.95 0.02 220
sky: 0.8 0.1 232
pale blue: 0.9 0.04 235
powder blue: 0.86 0.05 240
baby blue: 0.87 0.06 235
dusty blue: 0.64 0.06 245
cornflower: 0.67 0.13 262
azure: 0.66 0.16 250
blue: 0.55 0.19 258
cobalt: 0.45 0.2 262
royal blue: 0.45 0.2 264
ultramarine: 0.4 0.2 268
electric blue: 0.6 0.23 258
navy: 0.28 0.09 262
midnight: 0.22 0.06 270
denim: 0.46 0.08 250
indigo: 0.36 0.15 278
periwinkle: 0.72 0.11 282
purple: 0.5 0.18 305
violet: 0.5 0.21 295
lavender: 0.78 0.09 303
lilac: 0.8 0.09 315
grape: 0.4 0.15 310
amethyst: 0.6 0.16 305
orchid: 0.68 0.17 328
electric purple: 0.56 0.27 302
neon pink: 0.68 0.27 350
neon yellow: 0.94 0.21 116
neon cyan: 0.87 0.15 205
neon orange: 0.74 0.2 50
deep purple: 0.3 0.11 300
vermilion: 0.61 0.2 34
heather: 0.62 0.08 320
sepia: 0.5 0.07 65
faded: 0.8 0.05 70
barn red: 0.43 0.13 28
off white: 0.965 0.015 90
`;

/** A colour in OKLCH, hue in degrees. */
export interface Anchor {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export const ANCHORS: ReadonlyMap<string, Anchor> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [name, values] = line.split(': ') as [string, string];
      const [l, c, h] = values.split(' ').map(Number) as [number, number, number];
      return [name, { l, c, h }];
    }),
);
