/** Trades, industries and audiences: see `../read-entries.ts` for the form of a line. */
export const TRADES = `
fintech, finance, financial, bank, banking, insurance, accounting, accountant, investment, investor, wealth, pension, payments, audit firm, consulting, consultancy, consultants: navy, blue, slate, teal | style corporate | skeleton serious | alternates bottle green, burgundy, charcoal, aubergine
trust, trustworthy, reliable, reliability, dependable, secure, security, credible, solid: navy, blue, slate | style corporate | skeleton serious | alternates bottle green, deep teal, burgundy, charcoal
law, law firm, legal, lawyer, lawyers, attorney, notary, solicitors, barrister: navy, burgundy, old gold, charcoal | style corporate | skeleton serious | alternates bottle green, leather
corporate, business, enterprise, b2b, professional, formal, executive, serious, sober, conservative, government, governmental, public sector, municipal, council: navy, slate, steel | style corporate | skeleton serious | alternates charcoal, bottle green
saas, software, startup, tech, technology, ai, developer, developers, cloud software, data platform, platform: blue, violet, cyan, ink black | skeleton ui | alternates emerald, orange
cybersecurity, hacker, hackers, terminal, matrix: neon green, ink black, graphite | skeleton dark
crypto, web3, blockchain, nft: electric purple, cyan, midnight | skeleton dark
medical, clinic, hospital, health, healthcare, doctor, doctors, medicine, pharmacy, pharma, pharmaceutical, nurse, clinical, hygiene, hygienic, clean room: teal, sky, white, pale blue | skeleton light | cool | alternates jade, sage
dental, dentist, orthodontist, toothpaste: aqua, mint, white, azure | skeleton light | cool
therapy, therapist, psychology, mental health, counselling, counseling, mindfulness: sage, dusty blue, lavender, cream | skeleton light | soft | calm
spa, wellness, massage, sauna, retreat: sage, eucalyptus, stone, cream | skeleton light | soft | calm
yoga, meditation, mindful: sage, lavender, clay, cream | skeleton light | soft | calm
fitness, gym, workout, sport, sports, athletic, training, crossfit, running, football, soccer, basketball: scarlet, lime, ink black, electric blue | skeleton vivid | active
cosmetics, beauty, skincare, makeup, perfume, fragrance, salon, hair salon, nail salon: blush, rose, champagne, plum | skeleton light
fashion, boutique, couture, runway, magazine fashion: ink black, ivory, greige, red | style editorial
jewellery, jewelry, watchmaker, watches: ink black, gold, champagne, emerald | style luxury | skeleton luxury
hotel, resort, hospitality: deep teal, brass, linen, charcoal
restaurant, dining, bistro, food, kitchen, chef, catering, food truck, street food, cooking: tomato, olive, cream, espresso
travel, tourism, airline, holiday, vacation, adventure, backpacking: sky, coral, sunny, navy
real estate, property, estate agent, realtor, housing: navy, greige, brass, white | skeleton serious
architecture, architect, architects, interior, interior design, furniture: greige, charcoal, oak, white | style minimal
construction, builder, builders, engineering, engineer, mining, heavy industry, machinery: amber, charcoal, steel, orange | style industrial
logistics, shipping, freight, transport, delivery, courier: orange, navy, white
automotive, car, cars, motor, motorsport, racing, motorcycle: red, ink black, silver
energy, solar, power, electricity: amber, azure, leaf
agriculture, farming, farmer, agritech: leaf, wheat, bark, sky
education, school, teacher, classroom, learning, course, e learning: azure, sunny, coral, navy
kids, children, child, childrens, children's, kindergarten, preschool, nursery school, toddler, toddlers, toy, toys, toy shop, playground, family, junior: sunny, azure, tomato, leaf | style playful | skeleton kids
baby, babies, newborn, nursery, infant, maternity: baby pink, baby blue, butter, mint | style pastel | skeleton light | soft
teen, teens, teenager, teenagers, youth, gen z, young, youthful, students, student: hot pink, lime, violet, cyan | skeleton vivid | active
elderly, seniors, senior, older people, care home, retirement: deep teal, cream, plum, amber | readable
women, woman, feminine, girly, ladies, girl, girls:
men, man, masculine:
barber, barbershop, grooming, gentlemen: navy, charcoal, cognac, bottle green
gaming, game, games, video game, pixel art, esports, arcade, gamer, gamers: electric purple, neon cyan, hot pink, midnight | style neon | skeleton dark
music, band, concert, gig, record label: hot pink, ink black, sunny, violet
jazz, blues club, speakeasy: midnight, brass, oxblood, cream | skeleton dark
punk, metal band, heavy metal: ink black, red, white | hard
techno, rave, club, nightclub, dj, electronic music: neon pink, neon cyan, ink black, electric purple | style neon | skeleton dark
classical music, orchestra, piano, symphony: ink black, burgundy, old gold, ivory
podcast, radio, broadcast: violet, orange, ink black, cream
film, cinema, movie, noir, film noir: ink black, grey, white, oxblood | skeleton dark
news, newspaper, journalism, press, magazine, editorial, publisher, publishing, literary, essay, essays, novel, poetry: ink black, white, red, paper | style editorial
blog, portfolio, photography, photographer: ink black, white, greige, rust | style minimal
nonprofit, charity, ngo, humanitarian, volunteer, community: coral, deep teal, sunny, cream
church, faith, religious, spiritual: deep purple, gold, ivory
science, scientific, laboratory, lab, biotech, research, chemistry: azure, teal, violet, white
museum of natural history, history, historical, heritage, archaeology: ochre, leather, bottle green, paper
dashboard, analytics, charts, data visualisation, data visualization, metrics, monitoring: blue, teal, amber, violet | skeleton dashboard | alternates rust, mustard, plum
shop, store, retail, e commerce, ecommerce, marketplace:
art, artist, studio, creative, creative agency, agency, design studio: hot pink, cobalt, sunny, ink black
craft, crafts, handmade, artisan, artisanal, maker: terracotta, mustard, forest, cream | style earthy
stationery: paper, navy, coral
tattoo: ink black, red, paper
military, army, camouflage, camo, tactical, hunting: olive, khaki, bark, ink black | style muted
police, emergency: navy, azure, red
fire brigade, rescue: red, amber, charcoal
airport, aviation: navy, sky, amber
luxury, luxurious, premium, high end, exclusive, opulent, lavish, deluxe: ink black, gold, ivory, espresso | style luxury | skeleton luxury | alternates burgundy, bottle green
elegant, elegance, refined, sophisticated, classy, chic, graceful, timeless, classic: ink black, ivory, champagne, greige | style luxury | skeleton editorial | alternates burgundy
royal, regal, majestic, noble, imperial: deep purple, gold, royal blue, ivory | skeleton deep
plumber, plumbing, heating, boiler, bathroom, bathrooms: azure, copper, white, slate
electrician, electrical, lighting, lamp, lamps, led: sunny, charcoal, ivory, azure
roofer, roofing, scaffolding, bricklayer, stonemason, mason: brick, slate, charcoal, stone
painter, decorator, painter and decorator, wallpaper, paint shop: deep teal, coral, butter, ivory
locksmith, safe, vault, keys, alarm, alarms: graphite, brass, navy, ivory
blacksmith, welder, welding, forge, foundry, metalwork, metalworker, toolmaker, tools, hardware store, hardware: charcoal, burnt orange, steel, amber | style industrial
cabinet maker, cabinetmaker, woodturner, sawmill, luthier, guitar maker, guitars, violin, violin maker, cello: walnut, cognac, honey, cream
upholstery, upholsterer, curtains, carpets, rugs, rug, carpet, bedding, bedroom, mattress, sleep: dusty blue, oat, taupe, ivory | soft
shoemaker, cobbler, shoes, sneakers, footwear, leather goods, leatherwork, handbags, luggage: cognac, espresso, oat, ink black
tailor, tailoring, bespoke, suits, menswear, savile row, haberdasher, hatter: navy, charcoal, burgundy, ivory
dressmaker, seamstress, lingerie, swimwear, womenswear, childrenswear: blush, rose, ivory, plum
hairdresser, hair stylist, nail bar, nails, manicure, lashes, brows, tanning, waxing: dusty rose, blush, plum, ivory
optician, optometrist, eyewear, glasses, sunglasses, spectacles: deep teal, ink black, tangerine, ivory
physiotherapist, physiotherapy, physio, chiropractor, osteopath, rehab, rehabilitation: teal, sage, coral, white | skeleton light
midwife, doula, fertility, pregnancy, birth, ivf: blush, peach, sage, ivory | soft | skeleton light
paediatric, pediatric, paediatrician, pediatrician, childrens hospital: azure, sunny, coral, mint | skeleton light | soft
hospice, palliative, care, carer, caregiver, caregivers, nursing, social care, aged care: dusty blue, sage, peach, ivory | soft | calm
surgeon, surgery, cardiology, cardiologist, oncology, radiology, clinic app, telehealth, telemedicine, patient, patients: teal, azure, ice, navy | skeleton light | cool
diagnostics, blood test, vaccine, virology, epidemiology, genetics, genomics: azure, violet, teal, white | cool
nutrition, nutritionist, dietician, supplements, vitamins, protein, detox: leaf, tangerine, lime, ivory
laundry, laundrette, dry cleaner, dry cleaning, cleaning, cleaner, cleaners, cleaning company, detergent: aqua, azure, white, lemon
removal company, movers, moving company, storage, self storage, van hire: orange, navy, ivory
taxi, cab, cabs, rideshare, ride hailing, scooter, scooters: sunny, ink black, white
car wash, car dealer, dealership, mechanic, auto repair, bodyshop, formula 1, rally: red, graphite, silver, azure
bicycle, bicycles, bike, bikes, cycling, cyclist, bike shop, velodrome: tangerine, deep teal, charcoal, ivory
electric car, ev, ev charging, charging, battery, hydrogen: electric blue, lime, graphite, white
oil and gas, petroleum, refinery, drilling: ink black, amber, steel
utilities, water company, waterworks, wastewater, waste, recycling centre: azure, leaf, slate, white
aerospace, spacecraft, drone, drones, defence, defense: steel, navy, burnt orange, ice
manufacturing, manufacturer, automation, assembly line, cnc, plant machinery: steel, orange, navy, charcoal | style industrial
print shop, printer, printing, screen printing, risograph, riso, bookbinder, bookbinding, calligraphy, calligrapher: ink black, vermilion, paper, deep teal
illustration, illustrator, cartoon, cartoons, animation, animator: coral, sunny, azure, ink black
videographer, video, film production, film studio, film festival, vlogger, youtube, streaming, streamer, influencer: ink black, crimson, violet, ivory
event planner, events, event, conference, summit talk, meetup, expo, trade fair, trade show: violet, coral, sunny, navy
wedding planner, wedding photographer, wedding venue, bridal boutique, wedding dress: blush, champagne, sage, ivory | skeleton light | style pastel
tax advisor, tax, taxes, bookkeeper, bookkeeping, payroll, auditor, actuary, broker, stockbroker, trading, trader, stocks, stock exchange, hedge fund, private equity, venture capital, asset management: navy, slate, bottle green, silver | style corporate | skeleton serious | alternates burgundy, charcoal, bottle green
mortgage, mortgages, loan, loans, credit, credit union, savings, budget, budgeting, wallet, payment, neobank, crowdfunding: deep teal, navy, mint, coral | skeleton ui | alternates emerald, orange, aubergine
compliance, regulatory, regulator, governance, risk, audit, patent, patents, judge, court, courthouse, justice, parliament, embassy, ministry, diplomacy, civic: navy, burgundy, slate, ivory | style corporate | skeleton serious | alternates bottle green, charcoal
hr, human resources, recruiting, recruitment, recruiter, jobs, job board, careers, coworking, co working, office, workplace, team, teamwork: azure, coral, deep teal, ivory | skeleton ui
crm, erp, b2c, api, devops, database, databases, server, servers, hosting, kubernetes, open source, coding, code editor, ide, programmer, programming, web app, app, mobile app, website builder, no code: azure, violet, graphite, cyan | skeleton ui | alternates emerald, orange
machine learning, artificial intelligence, chatbot, assistant app, neural network, data science, data scientist, big data: violet, electric blue, cyan, midnight | skeleton ui | alternates emerald, orange
command line, console, dev tool, developer tool, developer tools, dev tools: graphite, neon green, cyan, ink black | skeleton dark
quantum, quantum computing, semiconductor, microchip, chip maker, electronics, hardware startup, iot, sensor, sensors, smart home: cyan, graphite, violet, silver
virtual reality, vr, augmented reality, metaverse, hologram: electric purple, neon cyan, hot pink, midnight | skeleton dark
telecom, telecommunications, broadband, mobile network, internet provider: magenta, azure, violet, white
social network, social media, messaging, messenger, chat, chat app, dating, dating app: coral, violet, hot pink, azure | skeleton ui
nonprofit fundraiser, fundraising, donation, donations, refugee, refugees, human rights, activism, activist, protest, equality, feminist, feminism: coral, deep teal, sunny, plum
library app, museum app, tutoring, tutor, tutors, language school, language learning, online course, homework, maths, math, mathematics, physics, biology: azure, tangerine, leaf, ivory
driving school, traffic, road safety, public transport, bus, buses, parking: azure, sunny, charcoal, white
dance, dance school, ballet, ballerina, choir, musical, musical theatre, burlesque: crimson, blush, plum, gold
board games, chess, puzzle, puzzles, escape room, bowling, bowling alley, billiards, darts, pinball: bottle green, crimson, sunny, ink black
toys and games, toyshop, storybook, picture book, fairy tales, nursery rhyme, nursery rhymes, daycare, day care, creche, after school club, primary school, elementary school: sunny, azure, tomato, leaf | style playful | skeleton kids
antiques, antique shop, auction, auction house, thrift, thrift store, second hand, charity shop, flea market, vintage shop, record shop, vinyl records: sepia, bottle green, oxblood, paper | style vintage
tennis, wimbledon, golf, golf club, cricket, croquet, rugby, lacrosse: bottle green, leaf, ivory, navy
boxing, martial arts, karate, judo, mma, wrestling, weightlifting: crimson, ink black, white | active | hard
climbing, bouldering, mountaineering, mountain bike, trail running, kayak, kayaking, rafting, paragliding, surfing: burnt orange, deep teal, pine, sand
diving, scuba, snorkelling, snorkeling, aquarium, rowing, canoe: deep teal, azure, coral, aqua
ice hockey, hockey, figure skating, curling: navy, ice, red
running shoes, marathon, triathlon, sportswear, activewear, stadium, olympics, championship, league: scarlet, electric blue, lime, ink black | skeleton vivid | active
pilates, barre, breathwork, sound bath, acupuncture, ayurveda, ayurvedic, reiki, homeopathy, naturopath, holistic: sage, clay, lavender, cream | soft | calm | skeleton light
cbd, cannabis, dispensary, hemp oil: leaf, sage, bottle green, ivory
tobacco, cigar, cigars, pipe tobacco: cognac, espresso, bottle green, old gold
petrol station, motel, roadside, trucker, trucking, haulage: red, navy, amber, ivory
airbnb, hostel, bed and breakfast, guesthouse, guest house, inn, campsite, glamping: terracotta, moss, butter, ivory
cruise, cruise ship, ferry, yacht club, sailing club, boatyard, lifeguard: navy, white, crimson, azure
weather, weather app, forecast, meteorology, climate tech, climate change: sky, amber, slate, azure
cartography, gis, geospatial, navigation, travel guide: deep teal, leaf, sand, coral
bookclub, book club, bedtime stories, reading app, reader app, ebook, publisher house, literature, writer, writers, author, storytelling: paper, oxblood, ink black, deep teal | style editorial
tabloid, newsroom, breaking news, documentary, opinion, magazine cover: ink black, red, white, paper | style editorial
barista training, roaster, coffee roaster, coffee roastery, espresso bar, tea room, tearoom, teapot: espresso, caramel, cream, brick | style earthy
butchery, cheesemonger, bakery cafe, cake shop, pastry shop, greengrocers, ice cream van, creamery: cream, brick, forest, camel
pet shop, pet food, dog walker, dog grooming, kennel, aquarium shop, zoo, safari park, animal shelter, stable, stables, horse riding: leaf, coral, camel, navy
garden centre, landscaping, landscaper, landscape gardener, tree surgeon, arborist, lawn care, nursery plants: leaf, forest, bark, terracotta | style botanical
vineyard tour, wine shop, wine merchant, winemaker, brewer, cellar door, distiller: wine, olive, old gold, cream
watch, luxury watch, timepiece, luxury watches, jeweller, jeweler, goldsmith, silversmith, engagement ring, rings: ink black, gold, champagne, emerald | style luxury | skeleton luxury
concierge, penthouse, private jet, limousine, superyacht, members club, private bank, private banking, family office, boutique hotel, five star: ink black, gold, espresso, ivory | style luxury | skeleton luxury | alternates burgundy, bottle green
customers, clients, users, audience, adults, everyone, people, parents, mums, moms, dads, mothers, fathers:
lady, female, male, unisex, gender neutral, boyish, boys, boy, nonbinary:
company, brand, branding, identity, project, product, products, service, services, business card, packaging, label, launch, campaign, website, web site, landing page, homepage, site, page, poster, flyer, brochure, banner, invitation, presentation, slides, deck, newsletter, email, cover, album cover, book cover, interface, screen, screens, menu, sign, signage, icon, icons, card, cards, report, print, shop window, uniform, uniforms:
`;
