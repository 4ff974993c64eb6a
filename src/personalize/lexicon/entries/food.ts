/** Food and drink: see `../read-entries.ts` for the form of a line. */
export const FOOD = `
coffee, latte, cappuccino, barista, roastery, coffee shop, coffee house, cafe: espresso, coffee, caramel, cream | style earthy
espresso: espresso, coffee, cream
mocha, chocolate, chocolatier, cocoa, truffle, brownie, cacao: chocolate, coffee, caramel, cream
cinnamon, nutmeg, gingerbread, spice, spices, spicy: rust, burnt orange, ochre, brown
chili, chilli, paprika, salsa, cayenne, hot sauce, pepper sauce: scarlet, rust, orange, forest
honey, honeycomb, beehive, beekeeper, bees, apiary: honey, amber, brown, butter
caramel, toffee, butterscotch, fudge: caramel, honey, coffee, cream
matcha, green tea: matcha, sage, cream, bark
tea, teahouse, tea house: moss, copper, cream, bark
lemon, lemons, lemonade, citron: lemon, leaf, white
citrus, orange grove, grapefruit, clementine: tangerine, lemon, lime, white
lime, limes: lime, leaf, white
orange juice, tangerine, mandarin, apricots: tangerine, sunny
peach, peaches, nectarine: peach, coral, cream
strawberry, strawberries, raspberries: strawberry, baby pink, leaf, cream
cherry, cherries: cherry, leaf, blush
berry, berries, smoothie, blackberry, blackberries, jam, jams, preserves: berry, plum, raspberry, cream
blueberry, blueberries: indigo, periwinkle, cream
grape, grapes: grape, leaf, cream
watermelon: strawberry, leaf, mint
avocado, guacamole: avocado, leaf, butter, bark
pistachio: pistachio, sage, cream, bark
olive, olives, olive oil, olive grove: olive, moss, cream, bark
tomato, tomatoes, pizza, pizzeria, pasta, trattoria: tomato, forest, cream, charcoal
salad, salads, greengrocer, vegetables, veggies, vegan, vegetarian, plant based: leaf, lime, forest, cream
mushroom, mushrooms, truffles: taupe, greige, coffee, cream
bread, bakery, baker, bakehouse, sourdough, croissant, pastry, patisserie: wheat, camel, brown, cream
oat, oats, oatmeal, granola, muesli, porridge: oat, wheat, camel, bark
butter, cheese, cheesemaker, custard: butter, honey, cream
milk, dairy, yoghurt, yogurt, vanilla: cream, ivory, pale blue
cream cheese: cream, ivory
ice cream, gelato, sorbet, gelateria: strawberry, mint, butter, baby pink | style pastel
candy, sweets, lollipop, confectionery, candy shop, sweet shop, bubblegum: bubblegum, aqua, lemon, lilac | skeleton kids
cupcake, cupcakes, cake, cakes, macaron, macarons, marshmallow, birthday cake: baby pink, mint, butter, lilac | style pastel
wine, winery, vineyard, merlot, bordeaux, red wine, sommelier, wine bar: wine, aubergine, olive, cream
champagne, prosecco, sparkling wine: champagne, gold, ivory, charcoal
beer, brewery, craft beer, pub, ale, lager, taproom: amber, brown, cream, bottle green
whisky, whiskey, bourbon, rum, distillery: cognac, chestnut, old gold, espresso
gin, gin bar: bottle green, ice, silver
cocktail, cocktail bar: raspberry, amber, deep teal
sushi, sashimi, ramen: salmon, ink black, ivory, red
curry, turmeric, masala: turmeric, rust, saffron, forest
mustard: mustard, brown, cream
pumpkin, squash: pumpkin, forest, cream
carrot, carrots: orange, leaf
fruit, fruits, fruit market, juice bar, juice: tangerine, strawberry, lime, sunny
barbecue, bbq, grill, steakhouse, burger, burgers, butcher: brick, espresso, amber, cream
seafood, fishmonger, oyster, oysters: navy, coral, pale blue, ivory
nuts, almond, hazelnut: camel, walnut, cream
eggplant, aubergine: aubergine, grape, sage
raspberry, cranberry, redcurrant, pomegranate: raspberry, burgundy, leaf, blush
plum, plums, prune, damson: plum, grape, leaf, cream
fig, figs, beetroot, beet, radish: plum, burgundy, sage, cream
pear, pears, gooseberry, kiwi, kiwis: pistachio, leaf, cream, bark
apple, apples, orchard, cider, cider house: crimson, leaf, butter, bark
banana, bananas, pineapple, pineapples: sunny, leaf, cream, brown
mango, mangoes, papaya, passionfruit, guava: tangerine, sunny, hot pink, leaf
melon, melons, honeydew, cantaloupe, apricot jam: apricot, mint, cream, coral
coconut, coconuts, piña colada: ivory, bark, turquoise, leaf
dragon fruit, dragonfruit, lychee: fuchsia, leaf, ivory
rhubarb, rhubarb and custard: rose, butter, leaf, blush
cabbage, lettuce, spinach, kale, cress, broccoli, courgette, zucchini, cucumber, artichoke, peas, asparagus: leaf, forest, pistachio, cream
garlic, onion, ginger, horseradish: ivory, straw, mauve
popcorn, pretzel, waffle, waffles, pancake, pancakes, maple syrup, syrup, maple: honey, caramel, cream, brown
toast, biscuit, biscuits, cookie, cookies, cracker, rye, bagel, doughnut, donut, donuts: camel, caramel, cream, chocolate
salt, sea salt, sugar, icing, meringue: white, ivory, pale blue
pepper, black pepper, peppercorn, liquorice, licorice, caviar, squid ink: ink black, charcoal, ivory, red
egg, eggs, yolk, omelette, brunch, breakfast, breakfast bar: butter, sunny, coral, ivory
salmon fillet, trout, prawn, prawns, shrimp, lobster, crab, crayfish: salmon, coral, navy, ivory
ham, bacon, sausage, charcuterie, deli, delicatessen, salami: dusty rose, oxblood, cream, espresso
soup, stew, noodle, noodles, dumpling, dumplings, dim sum, bento: vermilion, ink black, cream, jade
paella, tapas, gazpacho, sangria: tomato, saffron, olive, cream
falafel, hummus, kebab, mezze, meze, couscous: straw, leaf, terracotta, cream
kombucha, tonic, soda, lemon soda, lemonade stand, energy shot, sparkling water: lime, lemon, aqua, white
milkshake, frozen yoghurt, candyfloss, cotton candy, jelly beans, gummy bears, sprinkles, gummies: bubblegum, baby blue, butter, mint | style pastel
rosé, rose wine, aperitif, aperol, spritz, negroni, campari: coral, burnt orange, blush, oxblood
absinthe, chartreuse liqueur, mojito, margarita: lime, mint, ivory, forest
vodka, sake, tequila, mezcal, brandy, sherry, port wine, cognac bar: cognac, silver, espresso, ivory
stout, porter, dark beer, black coffee, dark chocolate, cold brew: espresso, chocolate, cream, caramel
chai, chai latte, masala chai, rooibos, earl grey, pumpkin spice: caramel, copper, cream, rust
picnic, farmers market, farm shop, grocery, grocer, grocery store, supermarket, organic market, corner shop: leaf, tomato, sunny, cream
vending, snack, snacks, crisps, chips, fast food, takeaway, takeout, drive through: tomato, sunny, cream, espresso
bubble tea, boba: lilac, caramel, mint, cream | style pastel
fine dining, michelin, tasting menu, supper club: ink black, brass, ivory, oxblood | style luxury
cheesecake, panna cotta, crème brûlée, creme brulee, tiramisu: cream, caramel, coffee, blush
sesame, poppy seed, quinoa, lentil, lentils, chickpea: oat, straw, olive, bark
cinnamon bun, cinnamon roll, chestnut, chestnuts, roasted chestnuts: chestnut, camel, cream, rust
water bottle, mineral water, spring water: azure, ice, white
`;
