/** Languages besides English whose words of colour a note may use. */
export type Language = 'de' | 'fr' | 'es';

/** Words by what they mean in English, `english: words`; a word is given as it stands in a dictionary. */
const GERMAN = `
red: rot
blue: blau
green: grün, gruen
yellow: gelb
orange: orangefarben, orangerot
purple: lila, purpur, purpurn
violet: violett, veilchen
pink: rosa, pinkfarben
brown: braun
gray: grau
black: schwarz
white: weiß, weiss
beige: sandfarben
gold: golden, goldfarben
silver: silber, silbern
turquoise: türkis, tuerkis
navy: marineblau, dunkelmarine, marine
burgundy: weinrot, bordeaux, bordeauxrot
teal: petrol, blaugrün
mint: minze, mintgrün
lavender: lavendel
coral: koralle, korallenrot, korallenfarben
cream: creme, cremefarben, cremeweiß
sky: himmelblau
mustard: senf, senfgelb
olive: olivgrün, oliv
terracotta: terrakotta
charcoal: anthrazit
rust: rost, rostrot
copper: kupfer
forest: waldgrün, tannengrün
dark: dunkel
deep: tief, satt
light: hell
pale: blass
soft: sanft, weich, zart
muted: gedeckt, gedämpft, dezent
bright: leuchtend, strahlend
vivid: kräftig, knallig, bunt, lebhaft
pastel: pastellig, pastell, pastellfarben
warm: warm
cool: kühl, kalt
calm: ruhig, beruhigend, entspannt
cheerful: fröhlich, heiter
playful: verspielt
happy: glücklich
elegant: vornehm, edel
luxury: luxus, luxuriös
modern: zeitgemäß
fresh: frisch
natural: natürlich
serious: seriös, ernst
trustworthy: vertrauenswürdig, vertrauen
romantic: romantisch
cozy: gemütlich
friendly: freundlich
energetic: energisch, dynamisch
minimal: minimalistisch, schlicht, reduziert
elegant: stilvoll
autumn: herbst, herbstlich
winter: winterlich
spring: frühling, frühjahr
summer: sommer, sommerlich
sea: meer, see, ozean
forest: wald, wälder
wood: holz
earth: erde, erdtöne
mountain: berge, berg, gebirge
beach: strand
sunset: sonnenuntergang
night: nacht
wedding: hochzeit
children: kinder, kind
bakery: bäckerei
bank: sparkasse
hospital: krankenhaus, klinik
law firm: kanzlei, anwaltskanzlei, anwalt
school: schule
coffee: kaffee
wine: wein, weingut
garden: garten
monochrome: einfarbig, monochrom
neutral: neutrale
no: kein, keine, keinen, keinem, keiner, nicht, ohne, nie, niemals, vermeide, vermeiden, bitte nicht, auf keinen fall, statt, anstatt, anstelle von, außer
not too: nicht zu, weniger, nicht so
only: nur, ausschließlich, lediglich
keep: behalte, behalten, beibehalten, bleibt, muss bleiben, unbedingt, hausfarbe, markenfarbe, unsere farbe
or: oder, noch
and: und, sowie
but: aber, sondern, mit, für, jedoch
on: auf
background: hintergrund
text: schrift
accent: akzent, akzente, akzentfarbe, knopf, schaltfläche
mostly: überwiegend, hauptsächlich, vor allem, viel
touch of: hauch, etwas, ein hauch, ein wenig, ein bisschen, tupfer
two: zwei
three: drei
a single: einzig, eine einzige, einem einzigen
is in: der, die, das, ein, eine, einen, einem, einer, eines, und, von, vom, zum, zur, bei, ist, sind, wir, ich, bitte, farbe, farben, farbig, ton, töne, farbtöne, den, dem, des, im, am, es, soll, sollen, sein, sehr, möchte, möchten, wie, so, als, farbwelt, palette
`;

const FRENCH = `
red: rouge
blue: bleu
green: vert, verte
yellow: jaune
orange: orangé
purple: pourpre, mauve foncé
violet: violette, violets
pink: rose, rosé
brown: marron, brun, brune
gray: gris, grise
black: noir, noire
white: blanc, blanche, blanches
beige: écru
gold: doré, dorée, or
silver: argenté, argent
turquoise: turquoises
navy: bleu marine, marine, bleu nuit
burgundy: bordeaux, lie de vin
teal: bleu canard, pétrole
mint: menthe, vert d'eau
lavender: lavande
coral: corail
cream: crème
sky: bleu ciel
mustard: moutarde
olive: vert olive
terracotta: terre cuite
charcoal: anthracite
rust: rouille
copper: cuivre
emerald: émeraude
forest: vert forêt, vert sapin
dark: foncé, foncée, sombre
deep: profond, profonde, intense
light: clair, claire
pale: pâle
soft: doux, douce, doucement
muted: sourd, discret, discrète, éteint
bright: lumineux, lumineuse, éclatant
vivid: vif, vive, vifs, vives, coloré
pastel: pastels
warm: chaud, chaude, chaleureux, chaleureuse
cool: froid, froide, frais, fraîche
calm: calme, apaisant, serein, sereine
cheerful: joyeux, joyeuse, gai, gaie
playful: ludique, espiègle
elegant: élégant, chic, raffiné
luxury: luxe, luxueux
modern: moderne, contemporain
natural: naturel, naturelle
serious: sérieux, sérieuse, sobre
trustworthy: confiance, fiable
romantic: romantique
cozy: cosy, cocon
friendly: convivial, amical
energetic: énergique, dynamique
minimal: minimaliste, épuré, épurée
autumn: automne
winter: hiver
spring: printemps
summer: été
sea: mer, océan, la mer
forest: forêt
wood: bois
earth: terre, tons de terre
mountain: montagne
beach: plage
sunset: coucher de soleil
night: nuit
wedding: mariage
children: enfants, enfant
bakery: boulangerie, pâtisserie
bank: banque
hospital: hôpital, clinique
law firm: cabinet d'avocats, avocat
school: école
coffee: café
wine: vin, vignoble
garden: jardin
monochrome: camaïeu, monochromes
no: pas, pas de, pas du, sans, aucun, aucune, jamais, éviter, évitez, surtout pas, ni, plutôt que, au lieu de, à la place de, sauf, non
not too: pas trop, moins, pas très, pas si
only: seulement, uniquement, rien que, que du
keep: garder, gardez, conserver, doit rester, couleur de la marque, notre couleur, impérativement
or: ou, ni
and: et, ainsi que
but: mais, avec, pour
on: sur
background: fond, arrière plan
text: texte
accent: accents, touche, touches, bouton
mostly: surtout, principalement, beaucoup de
touch of: une touche de, touche de, un peu de, pointe de, une pointe de
two: deux
three: trois
a single: un seul, une seule
is in: le, la, les, l, un, une, des, du, de, d, est, sont, au, aux, à, nous, je, notre, nos, couleur, couleurs, ton, tons, teinte, teintes, très, ce, cette, qui, dans, en, s'il vous plaît, palette, ambiance
`;

const SPANISH = `
red: rojo
blue: azul, azules
green: verde
yellow: amarillo
orange: naranja, anaranjado
purple: morado, púrpura
violet: violeta
pink: rosa, rosado
brown: marrón, marrones, café oscuro, castaño
gray: gris, grises
black: negro
white: blanco
gold: dorado, oro
silver: plateado, plata
turquoise: turquesa
navy: azul marino
burgundy: burdeos, granate, vino tinto
teal: verde azulado
mint: menta
lavender: lavanda
coral: coral, corales
cream: crema
sky: celeste, azul cielo
mustard: mostaza
olive: oliva, verde oliva
terracotta: terracota
charcoal: antracita
rust: óxido
copper: cobre
emerald: esmeralda
dark: oscuro
deep: profundo, intenso
light: claro
pale: pálido
soft: suave, suaves
muted: apagado, discreto, tenue
bright: brillante, luminoso
vivid: vivo, vibrante, colorido
pastel: pasteles
warm: cálido, caliente
cool: frío, fresco
calm: tranquilo, calma, relajante, sereno
cheerful: alegre, alegres
playful: divertido, juguetón
elegant: elegante
luxury: lujo, lujoso
modern: moderno
natural: naturales
serious: serio, sobrio
trustworthy: confianza, fiable
romantic: romántico
cozy: acogedor, acogedora
friendly: amable
energetic: enérgico, dinámico
minimal: minimalista, sencillo
autumn: otoño
winter: invierno
spring: primavera
summer: verano
sea: mar, océano
forest: bosque
wood: madera
earth: tierra, tonos tierra
mountain: montaña, montañas
beach: playa
sunset: atardecer, puesta de sol
night: noche
wedding: boda
children: niños, niño, infantil
bakery: panadería, pastelería
bank: banco
hospital: clínica
law firm: bufete, abogados
school: escuela
coffee: cafetería
wine: vino, bodega
garden: jardín
monochrome: monocromo, monocromático
no: sin, nunca, evitar, evita, evite, nada de, ningún, ninguno, ninguna, ni, en lugar de, en vez de, excepto, salvo, no quiero
not too: no muy, no demasiado, menos, nada muy
only: solo, sólo, solamente, únicamente
keep: mantener, mantén, conservar, color de la marca, nuestro color
or: o, ni
and: y, e, así como
but: pero, con, para, sino
on: sobre
background: fondo
text: texto
accent: acento, acentos, toque, toques, botón
mostly: sobre todo, principalmente, mayormente, mucho
touch of: un toque de, toque de, un poco de
two: dos
three: tres
a single: un solo, una sola, un único
is in: el, la, los, las, un, una, unos, unas, del, de, al, a, en, es, son, muy, color, colores, tono, tonos, que, quiero, queremos, nuestro, nuestra, por favor, se, su, más, paleta
`;

const endingsOf: Readonly<Record<Language, (word: string) => readonly string[]>> = {
  de: (word) => [word, ...['e', 'en', 'er', 'es', 'em'].map((ending) => word + ending)],
  fr: (word) => [word, `${word}s`, `${word}e`, `${word}es`],
  es: (word) =>
    word.endsWith('o')
      ? ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending)
      : [word, `${word}s`, `${word}es`],
};

/** German colours are written in one word with what changes them. */
const GERMAN_PREFIXES = {
  dunkel: 'dark',
  tief: 'deep',
  hell: 'light',
  blass: 'pale',
  zart: 'soft',
  matt: 'muted',
  pastell: 'pastel',
  knall: 'vivid',
  neon: 'neon',
};

const SOURCES: Readonly<Record<Language, string>> = { de: GERMAN, fr: FRENCH, es: SPANISH };

/** In each language the English words that a word or phrase stands for; `is in` for words passed over. */
const tableOf = (language: Language): ReadonlyMap<string, string> => {
  const table = new Map<string, string>();
  const add = (word: string, english: string): void => {
    if (!table.has(word)) table.set(word, english);
  };
  for (const line of SOURCES[language].trim().split('\n')) {
    const [english, words] = line.split(': ') as [string, string];
    const isColor = english !== 'is in' && !words.includes(' ');
    for (const word of words.split(', ')) {
      add(word, english);
      if (isColor || (english !== 'is in' && !word.includes(' ')))
        for (const form of endingsOf[language](word)) add(form, english);
      if (
        language !== 'de' ||
        !/^(?:red|blue|green|yellow|orange|purple|violet|pink|brown|gray|turquoise|beige)$/.test(english)
      )
        continue;
      for (const [prefix, changed] of Object.entries(GERMAN_PREFIXES))
        for (const form of endingsOf.de(word)) add(prefix + form, `${changed} ${english}`);
    }
  }
  return table;
};

const TABLES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  de: tableOf('de'),
  fr: tableOf('fr'),
  es: tableOf('es'),
};
const LANGUAGES = Object.keys(TABLES) as readonly Language[];

/** Words that tell a language, because English has none that is written alike. */
const MARKS: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: new Set(
    'und ohne für nicht kein keine keinen oder aber sondern mit der das ein eine einen auf bitte ist sind wir sehr statt nur'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'et sans avec pour mais pas le les une des du est très sur un la de au aux ou nous aucun plutôt'.split(' '),
  ),
  es: new Set('y sin con para pero el los las una muy del nada un la de en sobre que ni'.split(' ')),
};

/** The language of a note besides English, by the words that tell it and those that its table knows; undefined for English. */
export const languageOf = (words: readonly string[], isEnglish: (word: string) => boolean): Language | undefined => {
  let [best, most] = [undefined as Language | undefined, 0];
  const english = words.filter(isEnglish).length;
  for (const language of LANGUAGES) {
    const own = words.filter((word) => TABLES[language].has(word) && !isEnglish(word));
    const marks = words.filter((word) => MARKS[language].has(word)).length;
    const points = 2 * own.length + marks;
    if (own.length + marks > 0 && points > most && 2 * (own.length + marks) > english / 2)
      [best, most] = [language, points];
  }
  return best;
};

/** What a phrase of a language stands for in English. */
export const englishOf = (language: Language, phrase: string): string | undefined => TABLES[language].get(phrase);
