/** Seasons and occasions: see `../read-entries.ts` for the form of a line. */
export const SEASONS = `
spring, springtime, april, easter: leaf, baby pink, butter, sky | skeleton light
summer, summertime, july, sunny, sunshine, sun: sunny, sky, coral, leaf | skeleton vivid
autumn, fall, october, autumnal, november, thanksgiving: rust, burnt orange, mustard, brown | style earthy
winter, december, wintry, wintertime, january: ice, slate, navy, silver | cool
christmas, xmas, advent, holiday season: crimson, forest, gold, ivory
halloween, spooky, witch, witchy, haunted: orange, ink black, deep purple, lime | skeleton dark
valentine, valentines, valentine's day: red, pink, blush, burgundy
wedding, bridal, bride, weddings: blush, champagne, sage, ivory | skeleton light | style pastel
new year's eve, gala: ink black, gold, champagne
pride, rainbow, rainbows, multicolour, multicolor, multicoloured, multicolored: red, orange, sunny, leaf, azure, violet | skeleton vivid | many
party, celebration, festival, birthday, festive, confetti: hot pink, sunny, turquoise, violet | skeleton vivid
early spring, march flowers, spring garden, spring cleaning: pistachio, baby pink, butter, sky | skeleton light
late summer, august, indian summer, heatwave, midsummer, solstice, summer holiday, summer camp: sunny, tangerine, leaf, sky
june, summer wedding, garden party: rose, leaf, butter, ivory | skeleton light
september, back to school, early autumn, harvest festival: mustard, oxblood, olive, cream
february, snowflake, snowflakes, ice skating, winter sports, blizzard: ice, azure, slate, white | cool
rustic wedding, barn wedding, country wedding, boho wedding: dusty rose, sage, camel, ivory | skeleton light
beach wedding, coastal wedding, destination wedding: dusty blue, sand, blush, ivory | skeleton light
winter wedding, christmas wedding: pine, burgundy, champagne, ivory
autumn wedding, fall wedding: burgundy, rust, sage, champagne
black tie, black tie wedding, evening wedding, red carpet, awards night, oscars: ink black, gold, ivory | skeleton luxury
wedding invitation, wedding invitations, bridesmaid, bridesmaids, bridal shower, engagement, engagement party, honeymoon, anniversary: blush, champagne, sage, ivory | skeleton light | style pastel
baby shower, christening, baptism, first birthday, gender reveal: baby pink, baby blue, butter, ivory | style pastel | skeleton light
graduation, prom, homecoming: navy, gold, ivory
hanukkah, chanukah: cobalt, silver, white
ramadan, eid, mosque lamp: emerald, gold, midnight, ivory
mothers day, mother's day, galentine, valentines card: rose, blush, leaf, ivory
father's day, fathers day: navy, cognac, slate, cream
st patrick's day, st patricks day: emerald, leaf, gold, ivory
fourth of july, independence day, election: red, navy, white
bastille day, tricolore: navy, white, red
oktoberfest tent, beer garden: azure, amber, leaf, ivory
nowruz, songkran, mid autumn festival, lantern festival: vermilion, saffron, leaf, gold
carnival parade, parade, fireworks, new year, new year's: midnight, gold, hot pink, electric blue | skeleton vivid
funeral, mourning, memorial, remembrance, obituary, undertaker, funeral home: charcoal, slate, ivory, mauve | skeleton deep | calm
black friday, sale, clearance, discount: ink black, red, sunny | skeleton vivid
movember, pinktober, breast cancer awareness: pink, hot pink, ivory
`;
