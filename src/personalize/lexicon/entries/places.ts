/** Places and cultures: see `../read-entries.ts` for the form of a line. */
export const PLACES = `
ocean, sea, sea water, wave, waves, marine, atlantic, pacific: navy, azure, turquoise, ivory | style coastal
deep sea, abyss, underwater, submarine: midnight, navy, deep teal, aqua | skeleton dark
nautical, sailing, sailor, yacht, harbour, harbor, port, boat, boats, regatta: navy, white, red, sand
beach, seaside, shore, coast, coastal, surf, surfer, seashore: sand, turquoise, sky, coral | style coastal
lagoon, pool, swimming pool, swimming: turquoise, aqua, white, sky
coral reef, reef: coral, turquoise, navy, sunny
lake, river, stream, waterfall, water: deep teal, sky, ice, moss
rain, rainy, drizzle: slate, dusty blue, silver
forest, woods, woodland, pine forest: forest, moss, bark, sage | style botanical
rainforest, jungle, amazon: forest, leaf, lime, bark
tropical, caribbean, hawaii, tropics, bali, tiki: turquoise, hot pink, sunny, leaf
island, islands: turquoise, sand, leaf
desert, sahara, arizona, outback, mojave, cactus desert: sand, terracotta, rust, dusty rose
canyon, mesa, badlands: rust, terracotta, clay, sky
savanna, savannah, safari, serengeti: straw, olive, rust, bark
mountain, mountains, alps, alpine, summit, hiking, trekking, outdoor, outdoors, camping, wilderness: pine, slate, ice, burnt orange
glacier, arctic, iceberg, polar, antarctic, ice, icy, frozen, frost, frosty: ice, pale blue, azure, slate | cool
snow, snowy, ski, skiing: white, ice, slate, navy
volcano, lava, magma: charcoal, scarlet, orange
cave, cavern: charcoal, taupe, amber
countryside, farm, farmhouse, rural, ranch, barn, rustic: moss, barn red, wheat, cream | style earthy
cottage, cottagecore: sage, dusty rose, cream, brown
city, urban, street, metropolitan, skyline, downtown: charcoal, concrete, amber, steel
loft, warehouse, factory, industrial, workshop, garage: charcoal, concrete, steel, rust | style industrial
library, bookshop, bookstore, books, university, academia, dark academia, scholarly: leather, bottle green, oxblood, cream
museum, gallery, art gallery, exhibition: white, ink black, red, greige | style editorial
theatre, theater, opera, cabaret, circus: crimson, gold, ink black, cream
observatory, space, galaxy, cosmos, cosmic, nebula, milky way, astronomy, planetarium, stars, starry: midnight, indigo, electric purple, hot pink | skeleton dark
moon, lunar, moonlight, moonlit: midnight, silver, periwinkle | skeleton dark
aurora, northern lights, borealis: midnight, emerald, violet, aqua | skeleton dark
sky, skies, cloud, clouds, cloudy, airy: sky, pale blue, white, silver
sunset, sundown, evening sky: burnt orange, coral, plum, amber
sunrise, dawn, daybreak: peach, coral, lilac, butter
golden hour, magic hour: amber, honey, peach, brown
miami, flamingo, flamingos, south beach: hot pink, aqua, coral, white
vegas, las vegas, casino, poker: red, gold, ink black, bottle green
new york, nyc, manhattan: ink black, amber, concrete
paris, parisian, french: navy, ivory, crimson, greige
london, british, england: navy, red, ivory, bottle green
tuscany, tuscan, italy, italian, umbria: terracotta, olive, cream, ochre
mediterranean, greece, greek, santorini, riviera, cyclades, aegean: cobalt, white, terracotta, olive
portugal, lisbon, azulejo: cobalt, white, sunny
spain, spanish, andalusia, flamenco: red, saffron, ink black, terracotta
morocco, moroccan, marrakech, marrakesh, souk: cobalt, saffron, terracotta, emerald
turkish, istanbul, ottoman, anatolian: turquoise, ruby, cobalt, gold
persian, iran: deep teal, ruby, gold, ivory
india, indian, holi, diwali, bollywood, rajasthan: saffron, fuchsia, turquoise, deep purple
mexico, mexican, day of the dead, fiesta, taqueria, taco, tacos: fuchsia, saffron, turquoise, red | skeleton vivid
brazil, brazilian, carnival, rio: leaf, sunny, cobalt, hot pink | skeleton vivid
cuba, cuban, havana: turquoise, coral, sunny, brown
kente, ankara cloth: saffron, leaf, red, ink black
egypt, egyptian, pharaoh: gold, cobalt, terracotta, sand
china, chinese, lunar new year: red, gold, ink black, jade
japan, japanese, zen, zen garden, japanese garden, wabi sabi, kyoto: ink black, moss, vermilion, ivory
korea, korean, hanbok: pink, jade, cobalt, ivory
thailand, thai, bangkok: gold, fuchsia, jade
tokyo, tokyo night, shibuya: neon pink, electric blue, midnight, neon cyan | skeleton dark
scandinavian, nordic, scandi, hygge, swedish, danish, norwegian, finnish, iceland: ivory, dusty blue, birch, charcoal | style nordic
scottish, scotland, highland, highlands, tartan: bottle green, navy, crimson, heather
irish, ireland, celtic: emerald, forest, gold, ivory
russian, slavic, folk, folklore: crimson, cobalt, forest, cream
southwest, southwestern, western, cowboy, rodeo: terracotta, turquoise, sand, oxblood
texas, americana, diner: red, navy, cream, aqua
hawaiian: turquoise, hot pink, leaf, sunny
amalfi, capri, sicily, sardinia, positano, amalfi coast: cobalt, lemon, white, terracotta
cornwall, brighton, english seaside, pier, lighthouse, jetty, marina, dock, docks: navy, red, white, sand
norway, fjord, fjords, lapland, greenland, finland, sweden, denmark, copenhagen, stockholm: dusty blue, slate, ivory, pine | style nordic
swiss alps, chalet, ski lodge, ski resort, lodge, cabin, mountain hut: pine, oak, ivory, crimson
bavaria, bavarian, black forest, oktoberfest: azure, white, forest, brown
vienna, viennese, austria, austrian: crimson, ivory, gold, bottle green
berlin, hamburg, germany, german: ink black, crimson, amber, concrete
netherlands, dutch, holland, amsterdam, dutch masters: orange, cobalt, ivory, bark
belgium, brussels, antwerp: chocolate, amber, ivory
poland, polish, prague, budapest, eastern european: crimson, ivory, cobalt, forest
balkan, croatia, croatian, dubrovnik, dalmatian: cobalt, terracotta, ivory, olive
barcelona, gaudi, catalan, valencia, seville, ibiza, mallorca: cobalt, saffron, terracotta, ivory
normandy, brittany, breton, marseille, french riviera, cote d'azur, côte d'azur, cannes: azure, ivory, coral, sand
rome, roman, florence, venice, venetian, milan, naples: oxblood, ochre, ivory, deep teal
athens, crete, mykonos, corfu, cyprus, malta: cobalt, white, sand, olive
dubai, abu dhabi, qatar, arabian, arabia, saudi, oasis: sand, gold, deep teal, ivory
israel, jerusalem, tel aviv, lebanon, beirut, jordan, petra: sand, azure, terracotta, olive
kenya, tanzania, ethiopia, ethiopian, nigeria, lagos, ghana, senegal, african, africa: saffron, leaf, rust, ink black
south africa, cape town, madagascar, mauritius, zanzibar: turquoise, terracotta, sunny, leaf
nepal, tibet, tibetan, himalaya, himalayas, bhutan, everest: saffron, crimson, azure, white
goa, kerala, sri lanka, mumbai, jaipur, pink city, punjab: rose, saffron, leaf, turquoise
singapore, malaysia, indonesia, bali resort, philippines, vietnam, hanoi, saigon: jade, coral, sunny, bark
hong kong, shanghai, beijing, taipei, chinatown: vermilion, ink black, gold, jade
osaka, hokkaido, okinawa, mount fuji, ryokan, onsen, geisha, kimono, samurai: vermilion, indigo, ivory, ink black
australia, australian, sydney, bondi, great barrier reef: turquoise, rust, sand, leaf
new zealand, maori, tasmania, patagonia, andes, chile, peru, peruvian, inca, machu picchu: forest, ruby, turquoise, stone
argentina, buenos aires, tango, bolivia, colombia, colombian, ecuador: crimson, sunny, azure, ink black
jamaica, jamaican, reggae, rasta: leaf, sunny, red, ink black
california, california beach, malibu, venice beach, palm springs, los angeles: dusty pink, turquoise, sunny, tangerine
san francisco, golden gate, seattle, portland, pacific northwest: vermilion, slate, pine, ivory
new orleans, mardi gras, louisiana, bayou: deep purple, gold, emerald
santa fe, new mexico, navajo, pueblo, route 66, sonora: terracotta, turquoise, sand, rust
alaska, yukon, canada, canadian, rockies, yosemite, yellowstone: pine, ice, slate, crimson
chicago, detroit, brooklyn, soho, harlem: brick, charcoal, steel, amber
patio, terrace, rooftop, courtyard, veranda, balcony, pergola: terracotta, leaf, linen, brass
station, train station, railway, subway, metro, underground station, train, trains, tram: charcoal, amber, crimson, ivory
attic, cellar, wine cellar, basement, crypt: oxblood, bark, brass, ivory
cathedral, monastery, abbey, chapel, temple, shrine, mosque, synagogue: stone, gold, cobalt, ivory
palace, manor, mansion, country house, stately home, chateau, château, villa: ivory, gold, bottle green, burgundy
greek temple, ancient greece, ancient rome, pompeii, classical antiquity: stone, terracotta, ivory, oxblood
quarry, cliff, cliffs, chalk cliffs, white cliffs: stone, ivory, sky, moss
prairie, steppe, plains, fields, heath: straw, moss, sky, bark
valley, hill, hills, hillside, rolling hills: leaf, moss, wheat, sky
waterfront, canal, riverside, lakeside, seafront, boardwalk, promenade: deep teal, sand, coral, ivory
swimming hole, hot spring, geyser, spring lake: turquoise, ice, stone
meteor, comet, mars, planet, planets, rocket, astronaut, saturn, eclipse, solar system, orbit, satellite: midnight, burnt orange, silver, indigo | skeleton dark
playroom, fairground, carousel, amusement park, theme park, funfair: red, sunny, azure, cream | skeleton kids
`;
