/** Plants: see `../read-entries.ts` for the form of a line. */
export const PLANTS = `
lavender, lavender field, provence: lavender, grape, sage, cream
rose, roses, rose garden, peony, peonies: rose, burgundy, leaf, blush
cherry blossom, sakura, hanami: baby pink, rose, bark, leaf
lilac, wisteria, hydrangea: lilac, lavender, leaf
sunflower, sunflowers: sunny, brown, leaf, sky
poppy, poppies: scarlet, leaf, ink black, cream
tulip, tulips, tulip field: red, sunny, leaf, pink
daisy, daisies, chamomile: white, sunny, leaf
marigold, marigolds: saffron, burnt orange, leaf
orchid, orchids: orchid, ivory, leaf
iris, violets, pansy: violet, lavender, leaf
eucalyptus, gum tree: eucalyptus, sage, ivory, bark
sage: sage, eucalyptus, ivory
fern, ferns, leaf, leaves, leafy, foliage, greenery, houseplant, houseplants, plants, plant, plant shop: leaf, fern, forest, ivory | style botanical
moss, mossy: moss, forest, stone
ivy: forest, leaf, stone
pine, pines, conifer, fir, spruce, evergreen: pine, forest, bark, ice
birch, birchwood, birch wood, ash wood: birch, greige, sage, charcoal
oak, oak wood: oak, bark, moss, cream
bamboo: leaf, straw, bark
cactus, cacti, succulent, succulents, agave: eucalyptus, fern, terracotta, sand
palm, palms, palm tree, monstera: leaf, turquoise, sand
herb, herbs, herbal, apothecary, rosemary, thyme, basil, mint tea: sage, forest, cream, lavender
grass, lawn, meadow, wildflower, wildflowers, pasture: grass, sunny, lavender, sky
garden, gardens, gardening, gardener, nursery garden, botanical, botanic: leaf, forest, rose, cream | style botanical
flower, flowers, floral, florist, bouquet, blossom, blooms: rose, blush, sage, leaf
wheat, barley, grain, corn, harvest, cornfield: wheat, straw, brown, sky
cotton, cotton field: ivory, linen, taupe
hay, straw: straw, camel
coral: coral, salmon, turquoise
seaweed, kelp, algae: bottle green, olive, deep teal
dahlia, dahlias, zinnia, chrysanthemum, chrysanthemums: crimson, tangerine, plum, leaf
magnolia, magnolias, camellia, apple blossom, almond blossom, peach blossom: blush, ivory, rose, leaf
hibiscus, bougainvillea, fuchsia flower, geranium, geraniums, azalea: hot pink, leaf, coral, ivory
lily, lilies, lily of the valley, snowdrop, snowdrops, jasmine, gardenia, white flowers: ivory, leaf, white, butter
bluebell, bluebells, cornflowers, forget me not, delphinium, gentian: cornflower, periwinkle, leaf, ivory
crocus, crocuses, hyacinth, hyacinths, allium, foxglove: violet, lilac, leaf, saffron
daffodil, daffodils, buttercup, buttercups, mimosa, dandelion, forsythia, primrose, goldenrod: sunny, butter, leaf, white
carnation, carnations, sweet pea, sweet peas, ranunculus, anemone: pink, coral, leaf, ivory
protea, dried flowers, pampas, pampas grass, dried grass: dusty rose, sand, sage, brown
lotus, water lily, water lilies, pond: pink, deep teal, leaf, ivory
thistle, heather moor, moor, moorland, heathland, gorse: heather, moss, mustard, stone
clover, shamrock, four leaf clover: emerald, leaf, ivory
mistletoe, holly, wreath, poinsettia: crimson, forest, ivory, gold
reed, reeds, rushes, willow, marsh, wetland, swamp, bog: moss, straw, deep teal, bark
cedar, redwood, sequoia, cypress, juniper, yew: pine, mahogany, sage, bark
maple leaf, maple leaves, falling leaves, autumn leaves, fallen leaves: rust, burnt orange, mustard, oxblood
olive tree, olive branch, fig tree, lemon tree, orange tree: olive, sage, lemon, terracotta
vine, vines, hops, hop: leaf, olive, straw, bark
aloe, aloe vera, spirulina, wheatgrass, seagrass: seafoam, leaf, mint, ivory
tropical leaves, banana leaf, palm leaf, jungle leaves: leaf, forest, lime, hot pink
terrarium, greenhouse, conservatory, orangery, glasshouse, allotment, vegetable garden, kitchen garden: leaf, forest, ice, terracotta | style botanical
seed, seeds, sprout, sprouts, seedling, seedlings, bud, buds: pistachio, leaf, bark, cream
root, roots, tree, trees, branch, branches, treehouse: forest, bark, leaf, sand
lichen, fungi, mycelium, toadstool: moss, taupe, crimson, cream
hedge, topiary, parterre, maze: bottle green, forest, stone, ivory
`;
