/** A word or phrase that is not written, and what to write instead. */
export type Word = readonly [pattern: RegExp, instead: string];

/** Not written anywhere that people read. */
export const NEVER: readonly Word[] = [
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\boverlook(s|ed|ing)?\b/i, 'ignore'],
  [/\bheed(s|ed|ing)?\b/i, 'obey, take into account, ignore'],
  [/\b(any|every|no)body\b/i, 'anyone, everyone, no one, or who is meant'],
  [/\bevenest\b/i, 'most even'],
  [/\blumpy\b(?!-)/i, 'uneven'],
  [/\bgiven? back\b/i, 'refunded, returned'],
  [/\b(looked after|looked through)\b/i, 'maintained, checked'],
  [/\bon the books\b/i, 'recorded'],
  [/\b(kept|held) back\b/i, 'omitted, muted'],
  [/\blet in\b/i, 'accepted'],
  [/\bis told of\b|\bof which \w+ has still to be told\b/i, 'is not yet recorded in'],
  [/\ba hold on\b/i, 'a reference to'],
  [/\b(that|what|where it) is none\b/i, 'invalid, for anything else'],
  [/\bnames no\b/i, 'has no, references no'],
  [/\bsays nothing\b/i, 'is not descriptive, is powerless'],
  [/\bstands? (twice|in a header|outside)\b/i, 'is repeated, is in, is outside'],
  [/\bsound PNG\b/i, 'valid PNG'],
  [/\bcut to four decimals\b/i, 'truncated to four decimals'],
  [/\bmark-up\b/i, 'markup'],
  [/\bdoes not answer\b/i, 'does not respond'],
  [/\bas it stands\b/i, 'unchanged, working'],
  [/\bwas never met\b/i, 'is not known'],
  [/\blapse\b/i, 'expire'],
  [/\bwakes\b/i, 'triggers'],
];

/** An image is a picture only as the element of HTML, which is what the analyzer means by it. */
export const PICTURE: Word = [/\bpictures?\b(?! element)/i, 'image'];

/** On the way out: counted against a budget that only falls. */
export const DIALECT: readonly Word[] = [
  PICTURE,
  [
    /\b(takes? (no|in) (?!arg|param|part|place|more)[a-z]|take in\b|(is|are) taken (as|is)|taken is\b|also taken as)/i,
    'accepts, does not accept, import',
  ],
  [/\b(is|are|was|were|be) told\b|\btold (of|apart)\b|\btells? (apart|of)\b/i, 'reported, distinguished'],
  [
    /\b(is|are|was|were) answered\b(?! (within|in) )|(?<!the |an |common )\banswers? (a|an|how|with|JSON)\b|\banswered (an?\b|no\b|with\b|\d|\$)/i,
    'returns, responds',
  ],
  [
    /\b(?<!there |There )(is|are) no (?!longer|more|such|different|better|other|need|way|larger|smaller|higher|lower|fewer|less|greater|later|earlier|older|newer)[a-z]+\b/i,
    'is not a',
  ],
  [/\b(of that name|is called that|of these words|has these words)\b/i, 'matching'],
  [/[,;] [^,;.]{2,50} otherwise$/i, '(default: ...)'],
  [/\banother name (of|for)\b/i, 'alias of'],
  [/\bcolours? behind (it|them)\b/i, 'background colour'],
  [/\b(least and (greatest|most)|first and last OKLCH|a least\b|the greatest (value|number))/i, 'minimum and maximum'],
  [/\bfrom when on\b|\bfrom this (day|time) on\b|\bfor good\b/i, 'expiry time, permanently'],
  [/\btakes? the place of\b|\bin whose place\b|\btook (its|their) place\b/i, 'replaces'],
  [/(?<!\bbe |used )\bby (itself|themselves)\b/i, 'automatically, locally'],
  [/\bbegin with (an? |its |eight )|\bbegins? (afresh|the brief)\b/i, 'start from, reset'],
  [/\b(go|goes|went|going) on\b/i, 'continue'],
  [/\ba press\b|\bpress again\b/i, 'select, click'],
  [/\b(are|is) made up\b(?! of)/i, 'sample, fictional'],
  [/\bstands? (in the|in a|beside|behind|out of|here|there)\b/i, 'represents, is'],
  [/\b(is|are|nothing|null|false|none) where (it|there|the|no|a)\b/i, 'if'],
  [/\bas many as (it|wanted|a)\b/i, 'maximum'],
  [/\b(calls?|requests?|credits?|pages?) an? (minute|month|day|hour|second)\b(?! time)/i, 'per minute'],
  [
    /\b(anew|without more ado|besides(?= \w+ (is|are))|no person|no one sees|likewise|lest|thereof|afterwards is)\b/i,
    'plain word',
  ],
  [/\b(the house|rooms? of the|its room|the books\b)/i, 'project, module, records'],
];

/** Not a label by itself: none of them says what happens, or what the value is. */
export const LABELS: ReadonlySet<string> = new Set([
  'Another',
  'Take',
  'Take in',
  'Own',
  'Usual',
  'Release all',
  'The call',
  'The answer',
  'The input',
  'Go on',
]);

/** What the page said before it had a plainer word. Searched for in every string of src/web; a word alone is found as a whole string. */
export const FORMER: readonly Word[] = [
  [/^Doubled?$/, 'Duplicate'],
  [/does not sign in any ?more/, 'This sign-in link has expired or was already used'],
  [/^Words$/, 'Filter text'],
  [/\bthat were looked at\b/, '... of the last N scanned match'],
  [/^None of the (first )?\$/, 'No match in the first N records'],
  [/^Take( |$)/, 'Use'],
  [/\bpairs of colours touch\b/, 'adjacent colour pairs'],
  [/\bready colour for each\b/, 'readable colour per hue'],
  [/^Not even\b/, 'At best'],
  [/^Generator$/, 'Settings'],
  [/^Of each$/, 'Items per section'],
  [/^Sampled$/, 'Candidates'],
  [/\bAt this pace\b/, 'At this rate'],
  [/\b[Cc]alls (as they come|by day)\b/, 'Live requests, Requests per day'],
  [/^None yet\b/, 'No requests yet'],
  [/\b[Pp]airs? collapses?\b|^Collapsed$/, 'look alike'],
  [/^Fair$/, 'No other cues'],
  [/^Another$/, 'Regenerate, Choose another image'],
  [/^A picture$/, 'Image'],
  [/\(best after\b/, 'Try again (in'],
  [
    /^(The call|Change it as mine|Release all|Surround|Take in|Keyboard|Usual|The answer|The input)$/,
    'the word of the field',
  ],
];

/** Parts of exported names, as they are written between capitals. */
export const NAME_PARTS: ReadonlySet<string> = new Set([
  ...['Wish', 'Told', 'Wanted', 'Nobody', 'Patiently', 'Glance', 'Ground', 'Picture', 'Asking'],
  ...['Answer', 'Own', 'Shown', 'Keep', 'Take'],
]);

/** With which the summary of an operation begins. */
export const VERBS: ReadonlySet<string> = new Set(
  `Add Analyse Audit Browse Calculate Cancel Change Check Classify Compare Convert Create Delete Describe Download Draw Enable Evaluate
  Export Extract Find Generate Get Identify Inspect Issue List Make Measure Move Open Pick Rate Read Recommend Render Replace Resend Revoke Rotate Run
  Score Search Send Set Show Simulate Sort Start Stream Suggest Test Update Validate Verify`.split(/\s+/),
);
