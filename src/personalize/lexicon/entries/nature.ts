/** Times of day, weather, animals and nature: see `../read-entries.ts` for the form of a line. */
export const NATURE = `
midnight, night, nocturne, nocturnal, starless, after dark, late night: midnight, navy, indigo, silver | skeleton dark
dusk, twilight, gloaming, evening, nightfall: indigo, plum, dusty rose, amber
morning, early morning: peach, pale blue, butter, ivory | skeleton light
noon, midday, daylight: sky, sunny, white
storm, stormy, thunder, thunderstorm, tempest: charcoal, slate, steel, amber
fog, mist, haze, misty, foggy, hazy: silver, greige, slate, pale blue
fire, flame, flames, ember, embers, bonfire, fiery, campfire: scarlet, orange, amber, charcoal
candlelight, candle, candles, candlelit, fireplace, firelight: amber, cognac, espresso, cream
blood, bloody, vampire: oxblood, crimson, ink black
earth, earthy, soil, earth tones, earth tone, earthen: terracotta, ochre, olive, brown | style earthy
nature, natural, organic, eco, ecological, environment, environmental, sustainability, sustainable, green energy, climate, recycling: leaf, forest, sage, bark | style botanical
bird, birds, peacock, peacock feather: deep teal, cobalt, emerald, gold
fox, foxes, tiger: burnt orange, cream, espresso
ladybird, ladybug: red, ink black, leaf
bee: sunny, ink black
pets, pet, dog, dogs, puppy, cat, cats, veterinary, vet: turquoise, coral, sunny, navy
horse, horses, equestrian, polo: cognac, navy, hunter green, cream
unicorn, mermaid, fairy, fairytale, princess: lilac, baby pink, aqua, butter | style pastel
pirate, pirates, treasure: navy, gold, oxblood, sand
dinosaur, dinosaurs: leaf, olive, orange
robot, robots, robotics: steel, cyan, charcoal
wind, breeze, breezy, windy, air: sky, pale blue, silver, white
lightning, thunderbolt, electric storm: electric blue, sunny, charcoal
dew, morning dew, raindrop, raindrops, puddle: ice, leaf, sky, silver
overcast, grey sky, cloudburst, monsoon: slate, steel, silver, moss
starlight, stargazing, constellation, night sky, dark sky, zodiac: midnight, navy, periwinkle, champagne | skeleton dark
sunbeam, sunlight, sunlit, sun kissed, sunkissed, sunny day: butter, sunny, peach, sky
rainbow after rain, spectrum, aura: red, orange, sunny, leaf, azure, violet | many | skeleton vivid
butterfly, butterflies, moth, dragonfly, hummingbird: burnt orange, azure, ink black, violet
flamingo pink, parrot, parrots, macaw, toucan, tropical bird: red, sunny, azure, leaf
owl, owls, hawk, eagle, falcon, sparrow, wren: bark, camel, taupe, ivory
robin, robins, cardinal bird, kingfisher, bluebird, jay: azure, burnt orange, ivory, bark
crow, raven, ravens, blackbird, panther: ink black, indigo, charcoal, silver
swan, swans, dove, doves, heron, seagull, seagulls, gull, stork: white, silver, pale blue, burnt orange
whale, whales, dolphin, dolphins, shark, orca, seal, penguin, penguins: navy, slate, ice, white
fish, koi, goldfish, clownfish, octopus, jellyfish, squid, starfish, turtle, turtles: coral, deep teal, aqua, ivory
bear, bears, wolf, wolves, deer, stag, moose, elk, hedgehog, squirrel, badger, beaver, otter: bark, brown, moss, ivory
lion, lions, leopard, cheetah, giraffe, camel caravan: ochre, camel, espresso, straw
elephant, elephants, rhino, hippo, koala, mouse, mice: slate, stone, taupe, ivory
zebra, panda, pandas, dalmatian dog, magpie: ink black, white, leaf
rabbit, bunny, bunnies, lamb, sheep, chick, kitten, duckling: ivory, baby pink, butter, sage | soft
frog, frogs, lizard, gecko, chameleon, snake, crocodile, caterpillar: leaf, lime, forest, sunny
dragon, dragons, phoenix, griffin: emerald, scarlet, gold, charcoal
wizard, wizards, sorcery, potion, alchemy, tarot, astrology, crystals, moon phases: deep purple, midnight, gold, lilac | skeleton dark
elf, elves, hobbit, druid, faerie, woodland creatures: forest, moss, old gold, bark
ghost, ghosts, zombie, skeleton bones, skull, skulls: ink black, ivory, lime, deep purple | skeleton dark
superhero, superheroes, hero, heroes: red, cobalt, sunny | skeleton vivid
tornado, hurricane, earthquake, wildfire, drought: charcoal, burnt orange, rust, slate
fossil, fossils, mineral, minerals, geology, crystal cave: stone, taupe, amethyst, rust
cells, dna, microscope, molecule, bacteria, anatomy: violet, teal, coral, ivory
wildlife, biodiversity, conservation, reforestation, zero waste, carbon neutral, net zero, renewable, renewables, ecology, permaculture, rewilding: leaf, forest, sky, sand | style botanical
`;
