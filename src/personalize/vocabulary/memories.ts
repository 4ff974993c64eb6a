/** A name of the xkcd colour survey and its colour. */
export interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/** 64 phrases and the colours they bring to mind, five each: `name #rrggbb`, separated by commas. */
const LINES: Readonly<Record<string, string>> = {
  sunset: 'sunflower yellow #ffda03, melon #ff7855, coral #fc5a50, dusty purple #825f87, dark indigo #1f0954',
  sunrise: 'pale yellow #ffff84, peach #ffb07c, salmon #ff796c, dusty rose #c0737a, periwinkle #8e82fe',
  'golden hour': 'maize #f4d054, goldenrod #fac205, amber #feb308, burnt sienna #b04e0f, chocolate brown #411900',
  midnight: 'midnight blue #020035, dark navy #000435, charcoal #343837, silver #c5c9c7, eggshell #ffffd4',
  dusk: 'dusk #4e5481, dusty lavender #ac86a8, mauve #ae7181, slate blue #5b7c99, dark slate blue #214761',
  ocean: 'ocean blue #03719c, sea blue #047495, aqua marine #2ee8bb, seafoam #80f9ad, sand #e2ca76',
  beach: 'sand #e2ca76, seafoam #80f9ad, sky blue #75bbfd, cream #ffffc2, coral #fc5a50',
  tropical: 'turquoise #06c2ac, hot pink #ff028d, mango #ffa62b, kelly green #02ab2e, sunshine yellow #fffd37',
  'coral reef': 'coral #fc5a50, aqua #13eac9, teal #029386, pale orange #ffa756, deep aqua #08787f',
  'deep sea': 'deep sea blue #015482, dark teal #014d4e, deep aqua #08787f, navy #01153e, seafoam green #7af9ab',
  forest: 'forest green #06470c, moss #769958, pine #2b5d34, earth #a2653e, sage #87ae73',
  rainforest: 'jungle green #048243, emerald #01a049, fern #63a950, dark forest green #002d04, lime green #89fe05',
  'moss and stone': 'moss #769958, stone #ada587, slate #516572, sage #87ae73, khaki #aaa662',
  desert: 'desert #ccad60, terracotta #ca6641, sand #e2ca76, adobe #bd6c48, dusty rose #c0737a',
  canyon: 'brick #a03623, terracotta #ca6641, burnt orange #c04e01, sandstone #c9ae74, dark brown #341c02',
  autumn: 'rust #a83c09, mustard #ceb301, burgundy #610023, pumpkin #e17701, olive #6e750e',
  spring: 'blush pink #fe828c, spring green #a9f971, lavender #c79fef, butter #ffff81, sky #82cafc',
  summer: 'sunny yellow #fff917, watermelon #fd4659, azure #069af3, leaf green #5ca904, white #ffffff',
  winter: 'ice blue #d7fffe, ice #d6fffa, steel blue #5a7d9a, slate grey #59656d, off white #ffffe4',
  snow: 'off white #ffffe4, ice #d6fffa, pale grey #fdfdfe, light grey blue #9dbcd4, steel #738595',
  storm: 'stormy blue #507b9c, slate #516572, gunmetal #536267, steel grey #6f828a, silver #c5c9c7',
  fog: 'silver #c5c9c7, pale grey #fdfdfe, cool grey #95a3a6, greyish blue #5e819d, off white #ffffe4',
  aurora: 'bright teal #01f9c6, bright green #01ff07, violet #9a0eea, deep purple #36013f, dark navy #000435',
  galaxy: 'deep purple #36013f, indigo #380282, magenta #c20078, midnight #03012d, periwinkle #8e82fe',
  'lavender field': 'lavender #c79fef, lilac #cea2fd, heather #a484ac, sage #87ae73, wheat #fbdd7e',
  'rose garden': 'rose #cf6275, dusty rose #c0737a, blush #f29e8e, leaf #71aa34, wine #80013f',
  'cherry blossom': 'blush pink #fe828c, pale pink #ffcfdc, rose pink #f7879a, earth #a2653e, soft green #6fc276',
  meadow: 'grass #5cac2d, sunflower #ffc512, sky blue #75bbfd, leaf green #5ca904, eggshell #ffffd4',
  'olive grove': 'olive #6e750e, olive green #677a04, sage #87ae73, khaki #aaa662, eggshell #ffffd4',
  vineyard: 'wine #80013f, grape #6c3461, merlot #730039, olive #6e750e, wheat #fbdd7e',
  coffee: 'coffee #a6814c, mocha #9d7651, cocoa #875f42, cream #ffffc2, chocolate #3d1c02',
  chocolate: 'chocolate #3d1c02, chocolate brown #411900, cocoa #875f42, caramel #af6f09, cream #ffffc2',
  honey: 'golden #f5bf03, golden yellow #fec615, amber #feb308, butterscotch #fdb147, cream #ffffc2',
  matcha: 'pea soup green #94a617, sage #87ae73, pistachio #c0fa8b, moss #769958, cream #ffffc2',
  citrus: 'lemon #fdff52, lime #aaff32, tangerine #ff9408, orange #f97306, cream #ffffc2',
  berry: 'berry #990f4b, raspberry #b00149, plum #580f41, blueberry #464196, blush #f29e8e',
  watermelon: 'watermelon #fd4659, pale pink #ffcfdc, leaf green #5ca904, dark green #033500, black #000000',
  'ice cream': 'pale pink #ffcfdc, mint #9ffeb0, eggshell #ffffd4, pale peach #ffe5ad, baby blue #a2cffe',
  candy: 'bubblegum #ff6cb5, candy pink #ff63e9, turquoise #06c2ac, lemon #fdff52, lavender #c79fef',
  'vintage paper': 'parchment #fefcaf, eggshell #ffffd4, tan #d1b26f, umber #b26400, sepia #985e2b',
  leather: 'leather #ac7434, sienna #a9561e, chestnut #742802, tan #d1b26f, dark brown #341c02',
  'brick and mortar': 'brick #a03623, brick red #8f1402, stone #ada587, cement #a5a391, charcoal #343837',
  concrete: 'cement #a5a391, greyish #a8a495, grey #929591, steel #738595, charcoal #343837',
  'copper patina': 'copper #b66325, dull teal #5f9e8f, greenish teal #32bf84, bronze #a87900, dark teal #014d4e',
  'gold and marble': 'gold #dbb40c, goldenrod #fac205, off white #ffffe4, warm grey #978a84, charcoal #343837',
  'emerald and gold': 'emerald #01a049, deep green #02590f, gold #dbb40c, cream #ffffc2, black #000000',
  denim: 'denim #3b638c, denim blue #3b5b92, dark blue grey #1f3b4d, off white #ffffe4, camel #c69f59',
  'neon city':
    'neon pink #fe019a, neon blue #04d9ff, electric purple #aa23ff, neon green #0cff0c, almost black #070d0d',
  cyberpunk:
    'hot magenta #f504c9, electric blue #0652ff, neon yellow #cfff04, dark purple #35063e, almost black #070d0d',
  arcade: 'neon red #ff073a, neon yellow #cfff04, bright blue #0165fc, neon purple #bc13fe, almost black #070d0d',
  'retro seventies': 'burnt orange #c04e01, mustard #ceb301, avocado #90b134, brown #653700, cream #ffffc2',
  'eighties pop': 'hot pink #ff028d, aqua #13eac9, bright yellow #fffd01, electric purple #aa23ff, black #000000',
  'art deco': 'gold #dbb40c, black #000000, dark teal #014d4e, emerald #01a049, eggshell #ffffd4',
  bauhaus: 'red #e50000, bright blue #0165fc, sunny yellow #fff917, black #000000, off white #ffffe4',
  'terracotta pot': 'terracotta #ca6641, clay #b66a50, sage #87ae73, sand #e2ca76, olive #6e750e',
  mediterranean: 'azure #069af3, white #ffffff, terracotta #ca6641, olive #6e750e, lemon #fdff52',
  scandinavian: 'off white #ffffe4, light grey #d8dcd6, dusty blue #5a86ad, wheat #fbdd7e, charcoal #343837',
  'japanese garden': 'moss #769958, dark red #840000, stone #ada587, light khaki #e6f2a2, charcoal #343837',
  peacock: 'peacock blue #016795, teal #029386, deep green #02590f, gold #dbb40c, indigo #380282',
  flamingo: 'hot pink #ff028d, salmon pink #fe7b7c, coral pink #ff6163, aqua #13eac9, eggshell #ffffd4',
  fire: 'fire engine red #fe0002, orange red #fd411e, amber #feb308, sunflower #ffc512, charcoal #343837',
  spa: 'eggshell #ffffd4, sage #87ae73, seafoam #80f9ad, stone #ada587, sand #e2ca76',
  trust: 'navy #01153e, royal blue #0504aa, sky blue #75bbfd, cool grey #95a3a6, white #ffffff',
  calm: 'powder blue #b1d1fc, sage #87ae73, lavender #c79fef, eggshell #ffffd4, slate #516572',
};

const read = (line: string): readonly NamedColor[] =>
  line.split(', ').map((item) => {
    const at = item.lastIndexOf(' ');
    return { name: item.slice(0, at), hex: item.slice(at + 1) };
  });

/**
 * Colour memories: what a phrase of everyday speech looks like, chosen by hand. The colours are answers of the xkcd
 * colour name survey (Munroe 2010, CC0), under the names people gave them.
 */
export const MEMORIES: ReadonlyMap<string, readonly NamedColor[]> = new Map(
  Object.entries(LINES).map(([phrase, line]) => [phrase, read(line)]),
);
