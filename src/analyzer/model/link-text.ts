/** Phrases that say nothing of where a link leads, in the languages Lighthouse and its like look for them in. */
const EMPTY_PHRASES = new Set(
  [
    'link|link text|read|click|this link|this page|click here|click this|go|here|information|learn more|more|more info|more information|read more|right here|see more|start|this|details|continue|continue reading',
    'hier|hier klicken|klicken sie hier|klick hier|mehr|mehr erfahren|mehr lesen|weiterlesen|weitere informationen|mehr infos|details',
    'ici|cliquez ici|en savoir plus|plus|lire la suite|voir plus|suite|ce lien',
    'aquí|haga clic aquí|haz clic aquí|clic aquí|más|más información|leer más|ver más|saber más',
    'qui|clicca qui|fare clic qui|leggi tutto|leggi di più|scopri di più|continua|altro',
    'aqui|clique aqui|saiba mais|leia mais|mais|ver mais|mais informações',
    'klik hier|lees meer|meer|meer informatie|lees verder',
    'här|klicka här|läs mer|mer|mer information|her|klik her|læs mere|klikk her|les mer',
    'tutaj|kliknij tutaj|więcej|czytaj więcej|zobacz więcej|dowiedz się więcej',
    'zde|klikněte zde|více|číst více|tady',
    'здесь|тут|нажмите здесь|подробнее|далее|читать далее|ещё|еще',
    'こちら|こちらをクリック|ここをクリック|詳細|詳しくはこちら|もっと見る|続きを読む',
    '点击这里|点击此处|更多|了解更多|阅读更多|查看更多|이곳|여기|여기를 클릭|더 보기|자세히|자세히 보기',
    'buraya tıklayın|devamı|devamını oku|daha fazla|bấm vào đây|xem thêm|klik di sini|selengkapnya|tıklayın|اضغط هنا|المزيد|اقرأ المزيد',
  ].flatMap((line) => line.split('|')),
);

/** From the first letter or digit to the last. */
const WORDS = /[^\s\p{P}\p{S}](?:.*[^\s\p{P}\p{S}])?/su;
/** A text that begins and ends with one: it is looked at before the classes of all characters are. */
const BARE = /^[a-z\d](?:.*[a-z\d])?$/is;

/** True where the words of a link do not say where it leads, or there are only signs. */
export const isGenericText = (text: string): boolean => {
  const words = BARE.test(text) ? text : WORDS.exec(text)?.[0];
  // Single spaces, which most white space is, are not matched.
  return words === undefined || EMPTY_PHRASES.has(words.toLowerCase().replace(/[^\S ]\s*| \s+/g, ' '));
};
