/** Materials: see `../read-entries.ts` for the form of a line. */
export const MATERIALS = `
gold, golden, gilded, gilt, gold leaf, gold foil: gold, old gold
rose gold: rose gold, blush
silver, chrome, platinum: silver, steel, charcoal
copper: copper, rust, cream
copper patina, verdigris, patina: teal, seafoam, copper
bronze: bronze, espresso, cream
brass: brass, bottle green
steel, stainless, metal, metallic, iron, aluminium, gunmetal: steel, graphite, silver
concrete, cement, brutalist, brutalism: concrete, grey, graphite, charcoal | style industrial | hard
marble, gold and marble: white, light grey, gold, charcoal
stone, rock, pebble, granite, limestone: stone, taupe, charcoal
slate: slate, steel, charcoal
brick, bricks, brick wall, brick and mortar: brick, clay, charcoal, greige
clay, pottery, ceramics, ceramic, potter, earthenware, stoneware: clay, terracotta, sand, charcoal | style earthy
terracotta, terra cotta, adobe: terracotta, clay, sand, olive
sandstone, sand, sandy, dune, dunes: sand, tan, terracotta, sky
wood, wooden, timber, lumber, woodwork, carpenter, joinery, woodworking: oak, walnut, camel, cream | style earthy
walnut wood, walnut, mahogany wood: walnut, cognac, cream
mahogany: mahogany, chestnut, cream
leather, saddle, saddlery: leather, cognac, camel, cream
suede: camel, taupe
denim, jeans, workwear: denim, navy, camel, ivory
velvet: burgundy, deep purple, bottle green | skeleton deep
silk, satin: champagne, blush, ivory
linen, flax, canvas cloth, raw cotton: linen, oat, taupe, sage
wool, tweed, cashmere, knitwear, knitted: oat, taupe, charcoal, rust
lace: ivory, blush
paper, parchment, vintage paper, kraft, kraft paper, cardboard, newsprint: paper, camel, espresso
letterpress: ink black, paper, red
chalk, chalkboard, blackboard: charcoal, ivory, pale blue
glass, crystal, frosted glass: ice, pale blue, silver
pearl, mother of pearl, opal: ivory, lilac, mint
amber: amber, cognac, cream
jade: jade, pine, ivory
emerald, emeralds, emerald and gold: emerald, bottle green, gold, cream
ruby, rubies, garnet: ruby, oxblood, gold
sapphire, sapphires, lapis: cobalt, navy, silver
amethyst: amethyst, deep purple, silver
turquoise stone: turquoise, copper
jewel, jewels, jewel tones, jewel tone, jewelled, gemstone, gemstones: emerald, cobalt, ruby, amethyst | skeleton deep
rust, rusty, corten, rusted: rust, burnt orange, charcoal
neon, neon sign, neon lights, neon city: neon pink, neon cyan, electric purple, midnight | style neon | skeleton dark
plaster, stucco, limewash: greige, blush, linen
smoke, smoky, ash, ashes: slate, greige, charcoal
glitter, sequin, sequins, disco, disco ball: hot pink, silver, electric purple, gold
onyx, obsidian, ebony, coal, charcoal drawing, tar: ink black, graphite, silver, ivory
diamond, diamonds, quartz, moonstone, glassware: ice, silver, white, pale blue
topaz, citrine, tourmaline, peridot: amber, tangerine, emerald, cream
rose quartz, pink marble, pink salt, himalayan salt: dusty pink, blush, ivory, rose gold
malachite, aventurine, jasper: malachite, bottle green, gold, ivory
ivory, bone, shell, seashell, seashells, eggshell: ivory, blush, sand, pale blue
porcelain, delft, delftware, willow pattern, wedgwood, china plates: cobalt, white, pale blue
tile, tiles, mosaic, mosaics, majolica, terrazzo: cobalt, terracotta, sunny, ivory
cork, rattan, wicker, jute, hemp, burlap, sackcloth, raffia, sisal: camel, oat, bark, sage
plywood, pine wood, driftwood, reclaimed wood, teak, rosewood, parquet, log cabin, log: oak, walnut, linen, moss
corduroy, flannel, plaid, gingham, check shirt, chino: rust, navy, camel, cream
felt, fleece, yarn, crochet, embroidery, quilt, patchwork, sewing, haberdashery, fabric, fabrics, textile, textiles: dusty rose, mustard, deep teal, cream
tulle, chiffon, organza, muslin, gauze, ballet shoes: blush, ivory, lilac, champagne
rubber, tyre, tyres, tire, asphalt, tarmac, road, vinyl: charcoal, graphite, amber, ivory
plastic, acrylic, lego, building blocks, plasticine: red, sunny, azure, leaf
stained glass, cathedral window, kaleidoscope: cobalt, ruby, emerald, amber
graph paper, blueprint, blueprints, technical drawing: cobalt, ice, white
carbon, carbon fibre, titanium, nickel, zinc, pewter: graphite, steel, silver, ink black
mud, peat, dirt, loam, compost, clay soil: bark, brown, moss, clay
wax, beeswax, honey wax, soap, soaps, bath salts: honey, cream, sage, lavender
feather, feathers, shearling, wool blanket: taupe, ivory, camel, charcoal
chalk paint, whitewash, plaster pink, fresco, frescoes: dusty pink, linen, greige, terracotta
spray paint, graffiti, street art, mural: hot pink, lime, electric blue, ink black | skeleton vivid
watercolour paper, sketchbook, pencil, pencils, crayon, crayons: paper, graphite, tomato, azure
lacquer, japanese lacquer, enamel, varnish: crimson, ink black, gold, ivory
holographic, iridescent, oil slick, soap bubble, bubbles, prism: lilac, aqua, baby pink, mint
mirror, mirrors, champagne gold, gold thread, antique gold: old gold, champagne, espresso, ivory
leather bound, parchment map, old maps, map, maps, atlas, compass: paper, leather, deep teal, oxblood
`;
