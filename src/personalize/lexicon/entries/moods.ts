/** Moods: see `../read-entries.ts` for the form of a line. */
export const MOODS = `
calm, calming, serene, serenity, peaceful, tranquil, tranquility, quiet, relaxed, relaxing, soothing, restful, still, gentle: powder blue, sage, lavender, eggshell | calm | soft
happy, cheerful, joyful, joy, happiness, fun, playful, whimsical, lively, funny, silly, upbeat: sunny, coral, turquoise, pink | style playful | skeleton kids | active
sad, melancholy, melancholic, lonely, somber, sombre, mournful, grief, gloomy, moody, brooding: slate, dusty blue, charcoal, mauve | skeleton deep | calm
romantic, romance, love, tender, sensual, intimate, passion, passionate: rose, burgundy, blush, wine
angry, aggressive, fierce, danger, dangerous, furious, violent: scarlet, ink black, crimson | active | hard
energetic, energy drink, dynamic, powerful, bold, loud, exciting, action, extreme, striking, strong, punchy, daring: scarlet, electric blue, sunny, ink black | style vibrant | skeleton vivid | active
mysterious, mystery, mystical, magic, magical, enchanted, esoteric, occult, gothic, goth, witchcraft: deep purple, midnight, oxblood, old gold | skeleton dark
dreamy, ethereal, dreamlike, fantasy, surreal: lilac, baby pink, pale blue, mint | style pastel | soft
cozy, cosy, homely, homey, snug, comfort, comforting, welcoming, inviting, friendly, hospitable: terracotta, caramel, cream, brown | warm | soft
fresh, crisp, zesty, refreshing, clean: mint, lime, aqua, white | skeleton light | cool
hopeful, optimistic, optimism, hope, uplifting: sunny, sky, coral
nostalgic, nostalgia: mustard, dusty rose, faded, brown | style vintage
innocent, pure, purity, delicate, fragile, sweet, cute, kawaii, adorable: baby pink, baby blue, ivory, mint | style pastel | soft
scary, horror, sinister, evil, creepy: ink black, oxblood, crimson | skeleton dark | hard
futuristic, future, sci fi, scifi, science fiction, space age, high tech: cyan, violet, silver, midnight | skeleton dark | cool
sterile, sanitary: white, ice, pale blue | cool
sexy, seductive: crimson, ink black, wine
confident, authoritative, authority, leadership: navy, crimson, charcoal | skeleton serious
honest, humble, simple, plain, modest, unpretentious, understated, no nonsense, functional: linen, charcoal, dusty blue | style minimal
cheery, merry, jolly, jovial, sunny mood, feel good, feelgood, carefree, lighthearted, light hearted, good vibes: sunny, coral, sky, mint | style playful | active
mischievous, quirky, eccentric, wacky, zany, goofy, offbeat, cheeky, humorous: hot pink, lime, tangerine, violet | style playful | skeleton kids | active
elated, ecstatic, euphoric, thrilling, thrilled, adventurous, spirited, vivacious, exuberant, bubbly: scarlet, sunny, turquoise, hot pink | skeleton vivid | active
rebellious, rebel, provocative, subversive, anarchic, underground, raw, brash, in your face: ink black, hot pink, lime, scarlet | hard | active
mature, grown up, adult, sensible, responsible, grounded, earnest, thoughtful, considered, steady: navy, moss, taupe, ivory | skeleton serious
caring, compassionate, empathetic, kind, kindness, nurturing, supportive, warm hearted, human, humane, personal, approachable: peach, coral, sage, cream | soft | warm
curious, imaginative, inventive, innovative, innovation, visionary, clever, smart, intelligent, ingenious, forward looking, forward thinking, progressive, disruptive, cutting edge: violet, electric blue, cyan, tangerine | skeleton ui
precise, precision, technical, rational, analytical, logical, efficient, clinical precision, engineered, methodical, systematic: slate, azure, silver, ink black | skeleton minimal | cool
bittersweet, wistful, longing, pensive, contemplative, reflective, introspective, meditative, solitary, solitude, silent, silence, hushed: dusty blue, mauve, greige, slate | calm
anxious, tense, nervous, suspense, suspenseful, thriller, eerie, uncanny, ominous, haunting, bleak, grim: charcoal, slate, oxblood, moss | skeleton dark
glamorous, glamour, glitzy, glam, dazzling, showbiz, diva, sparkle, sparkly, sumptuous: ink black, gold, hot pink, champagne | style luxury
decadent, indulgent, lavishly, velvety, sultry, boudoir, smouldering: oxblood, plum, old gold, espresso | skeleton deep
feminine and soft, girlish, ladylike, dainty, coquette, balletcore: blush, ivory, dusty rose, lilac | soft
rugged, tough, sturdy, durable, robust, hardwearing, masculine and dark, outdoorsy, hardy: olive, charcoal, rust, tan | hard
relaxing music, chill, chilled, chillout, laid back, easygoing, mellow mood, lazy, lounge, slow, slow living, unhurried: sage, sand, dusty blue, peach | calm | soft
balanced, balance, harmonious, harmony, centred, centered, grounding, equilibrium: sage, clay, ivory, dusty blue | calm
healing, restorative, nourishing, gentle healing, recovery: sage, seafoam, cream, lavender | calm | soft
lush green, fertile, abundant, thriving, verdant, growth, growing, blooming, alive, vital, vitality: leaf, lime, forest, sunny
invigorating, minty, dewy, cleansing, clarity, clear, transparent, pristine, spotless, hygienic feel: aqua, mint, white, azure | skeleton light | cool
frosty mood, aloof, detached, distant, icy cool, steely: ice, steel, slate | cool | hard
heartfelt, heartwarming, affectionate, loving, beloved, cuddly, huggable, snuggly: rose, peach, cream, coral | soft | warm
proud, patriotic, heroic, triumphant, victorious, glory, glorious, epic: crimson, navy, gold | skeleton deep
sacred, holy, divine, celestial, heavenly, angelic, zenlike, transcendent: indigo, gold, ivory, lilac
toxic, poison, poisonous, radioactive, slime, acid, acidic, hazard, hazardous, warning: lime, ink black, sunny | active
mystic, dark fantasy, moody forest, gloom, shadow, shadows, sinister mood, noirish, dramatic, drama, theatrical, cinematic: midnight, oxblood, charcoal, brass | skeleton dark
innocence, childlike, childhood, naive, wonder, storybook magic: sky, butter, baby pink, leaf | style pastel
fruity, juicy, tangy, zingy, sour, tart, zest: tangerine, lime, strawberry, sunny | active
sweetness, sugary, syrupy, candy sweet: bubblegum, butter, lilac, mint | style pastel
smoky mood, musky, woody, resinous, incense, oud, sandalwood, patchouli, cedarwood: walnut, espresso, moss, amber
buttery, creamy, milky, powdery, silky, velour, satiny: cream, blush, champagne, oat | soft
expensive, high class, upscale, upmarket, prestige, prestigious, finest, luxe, top tier, elite: ink black, gold, ivory, espresso | style luxury | skeleton luxury | alternates burgundy, bottle green
affordable, cheap, value, bargain, budget friendly: tomato, sunny, white
homemade, home made, home, rustic kitchen, grandma, grandmother, granny, family recipe, wholesome, hearty, traditional, tradition: brick, butter, sage, brown
`;
