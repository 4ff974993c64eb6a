/** Names of the survey that are vulgar. */
const VULGAR =
  'baby poo, baby poop, baby poop green, baby puke green, baby shit brown, baby shit green, barf green, booger, booger green, diarrhea, piss yellow, poo, poo brown, poop, poop brown, poop green, puke, puke brown, puke green, puke yellow, shit, shit brown, shit green, snot, snot green, vomit, vomit green, vomit yellow';

/** Names of the survey that call a colour sick, dirty or ugly, or are of people, injuries and a trademark. */
const INSULTING =
  'barney, barney purple, bile, blood, blood orange, blood red, bruise, dirt, dirt brown, dirty blue, dirty green, dirty orange, dirty pink, dirty purple, dirty yellow, dried blood, gross green, hospital green, indian red, nasty green, sick green, sickly green, sickly yellow, ugly blue, ugly brown, ugly green, ugly pink, ugly purple, ugly yellow';

/** Names of the xkcd survey that no colour is given. */
export const DROPPED_NAMES: ReadonlySet<string> = new Set([VULGAR, INSULTING].join(', ').split(', '));
