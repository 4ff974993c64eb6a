/** Eras, arts and movements: see `../read-entries.ts` for the form of a line. */
export const ERAS = `
retro, 70s, 1970s, seventies, retro seventies, seventies style: burnt orange, mustard, avocado, brown | style retro
60s, 1960s, sixties, psychedelic, hippie, hippy, flower power: hot pink, tangerine, sunny, violet | style retro | skeleton vivid
50s, 1950s, fifties, rockabilly, mid century, midcentury, mid century modern: teal, mustard, burnt orange, cream | style retro
80s, 1980s, eighties, eighties pop, memphis, memphis design: hot pink, aqua, sunny, electric purple | skeleton vivid
90s, 1990s, nineties, grunge, y2k: violet, turquoise, magenta, sunny
20s, 1920s, art deco, deco, gatsby, roaring twenties: ink black, gold, deep teal, ivory | style luxury | skeleton luxury
victorian, edwardian: burgundy, bottle green, old gold, plum | skeleton deep
baroque, rococo, renaissance: oxblood, gold, ultramarine, cream | skeleton deep
medieval, castle, knight, knights: oxblood, royal blue, old gold, stone
art nouveau, belle epoque, jugendstil: olive, ochre, dusty rose, deep teal | style vintage
bauhaus, de stijl, mondrian, constructivism, constructivist: red, cobalt, sunny, ink black | skeleton vivid
swiss, swiss style, international style, helvetica: red, ink black, white
pop art, warhol, lichtenstein, comic, comics: red, sunny, azure, hot pink | skeleton vivid
vintage, antique, old fashioned, heirloom, victoriana, faded, aged, worn, weathered, sepia: sepia, paper, dusty rose, moss | style vintage
cyberpunk, blade runner, dystopian: hot pink, neon cyan, electric purple, midnight | style cyberpunk | skeleton dark
synthwave, vaporwave, outrun: hot pink, neon cyan, violet, midnight | style cyberpunk | skeleton dark
steampunk: brass, copper, espresso, deep teal | skeleton deep
minimal, minimalist, minimalistic, minimalism, clean lines, pared back, sparse, bare: white, light grey, charcoal | style minimal | skeleton minimal
boho, bohemian, hippie chic: terracotta, mustard, dusty rose, deep teal | style earthy
impressionist, monet, watercolour, watercolor: lilac, sage, powder blue, blush | style pastel
van gogh, starry night: cobalt, sunny, midnight, sage
contemporary, modern, sleek: ink black, white, blue | skeleton ui
40s, 1940s, forties, wartime, pin up: oxblood, olive, cream, navy | style vintage
30s, 1930s, thirties, hollywood golden age, old hollywood: ink black, champagne, ruby, silver | skeleton luxury
2000s, noughties, early 2000s, frutiger aero: azure, lime, silver, hot pink
atomic age, googie, jetsons: turquoise, tomato, butter, ink black | style retro
swinging sixties, op art, twiggy: ink black, white, tomato, sunny
disco era, studio 54, roller disco: electric purple, hot pink, gold, midnight | skeleton dark
8 bit, 8bit, 16 bit, gameboy, retro gaming, vhs, cassette, walkman, crt: hot pink, cyan, violet, midnight | skeleton dark
futurism, retrofuturism, retro futurism, space race, cosmic disco: tangerine, deep teal, cream, violet | style retro
arts and crafts, william morris, pre raphaelite: bottle green, ochre, oxblood, indigo | style vintage
georgian, regency, jane austen, colonial, shaker: sage, dusty blue, butter, ivory
gothic revival, romanticism, caravaggio, chiaroscuro, rembrandt, old master, old masters, vermeer: bark, old gold, oxblood, ivory | skeleton deep
ukiyo e, hokusai, woodblock, great wave: indigo, pale blue, ivory, vermilion
byzantine, mosaic icon, illuminated manuscript: gold, ultramarine, crimson, ivory
matisse, fauvism, fauve, gauguin: cobalt, tangerine, emerald, hot pink | skeleton vivid
picasso, cubism, cubist, abstract, abstract art: ochre, cobalt, terracotta, ink black
klimt, vienna secession, secession: gold, bottle green, ruby, ink black
rothko, colour field, color field, expressionism, expressionist: crimson, burnt orange, plum, ink black | skeleton deep
hopper, edward hopper, norman rockwell: bottle green, brick, butter, dusty blue
wes anderson, grand budapest hotel: dusty pink, mustard, turquoise, crimson
frida kahlo, frida: cobalt, leaf, fuchsia, saffron | skeleton vivid
dieter rams, braun, industrial design, functionalism: light grey, orange, ink black, ivory | style minimal
japandi, warm minimalism, quiet luxury, old money, stealth wealth: greige, linen, walnut, charcoal | style minimal
coastal grandmother, hamptons, nantucket, preppy, ivy league, collegiate, varsity: navy, linen, sand, dusty blue
normcore, scandi minimal, soft minimalism: linen, oat, charcoal | style minimal
memphis group, postmodern, postmodernism, sottsass: hot pink, aqua, sunny, ink black | skeleton vivid
kitsch, maximalist, maximalism, eclectic, camp, dopamine, dopamine dressing: hot pink, sunny, turquoise, violet | skeleton vivid | active
solarpunk, ecopunk: leaf, sunny, turquoise, terracotta
dieselpunk, western noir, wild west, saloon, gold rush: leather, brass, oxblood, espresso
goblincore, dark cottagecore, fairycore, mossy cottage: moss, bark, mustard, ivory
glitch, glitchcore, cyber, hyperpop, web brutalism, neubrutalism, neobrutalism: hot pink, lime, electric blue, ink black | skeleton vivid
lo fi, lofi, bedroom pop, dream pop, shoegaze: mauve, dusty blue, peach, indigo
folk art, folk music, country music, bluegrass, americana folk: brick, denim, mustard, cream
hip hop, hiphop, streetwear, skate, skateboard, skateboarding, skater: ink black, sunny, crimson, white | hard
indie, indie rock, alternative, britpop, garage rock: mustard, deep teal, brick, cream
soul, motown, funk, gospel, rhythm and blues, r and b: burnt orange, plum, mustard, espresso
house music, trance, drum and bass, dubstep, electro, edm, ambient, ambient music: violet, neon cyan, midnight, hot pink | skeleton dark
opera house, chamber music, string quartet, philharmonic, conservatoire: oxblood, ink black, old gold, ivory
emo, pop punk, metalcore, black metal, death metal, doom: ink black, crimson, slate | skeleton dark | hard
k pop, kpop, j pop, anime, manga, bubblegum pop: bubblegum, aqua, lilac, sunny | style playful
country house style, grandmillennial, chintz, toile: dusty rose, sage, dusty blue, cream
`;
