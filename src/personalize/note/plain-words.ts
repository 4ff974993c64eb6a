const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words between the words: passed over in silence. */
export const FILLERS = listed(`
a an and any as at be been being by but can could did do does doing done else ever every for from get gets give given go goes going
had has have having he her here his how i if in inside into is it its itself just kind let like likes lot made make makes making may me
might much my new of off on once one onto or our out over own per please quite rather really s same shall she should so some somehow
something somewhat sort such t than thank thanks that the their them then there these they thing things this those through throughout
thus to too towards under until up upon us using very via want wanted wants was way we well were what when where which while who whole
whose why will wish with within would you your yours feel feels feeling look looks looking mood moods bit colour colours color colors
coloured colored colouring coloring palette palettes scheme schemes tone tones tonality shade shades tint tints hue hues style styles
styled theme themes themed vibe vibes atmosphere aesthetic aesthetics flavour flavor inspired inspiration based need needs needed think
thinking imagine also maybe perhaps possibly ideally probably still always often sometimes all both each few many other others another
am are not no i'd i'm it's that's we're we'd let's there's they're you're we'll we've i've what's etc eg ie ok okay yes in's fine great
nice lovely beautiful pretty good best better right between among around across during about above below after before since because
instead against near next only mostly say says said see show shows shown work works working come comes evoke evokes evoking suggest
suggests reminiscent remind reminds suit suits suitable fit fits fitting appeal appealing should must including include includes
contain contains containing featuring feature features combine combined combining combination mix mixed mixture pair paired pairing
set used use uses usable utmost certain sure simply truly absolutely definitely certainly totally completely especially slightly fairly
`);

/** Common words that say nothing of colour: known, and named as passed over. */
export const PLAIN = listed(`
ability able access account accounts achieve act active activity address advert advertising advice age agency ago agree aim air album
allow amount analysis announce annual answer apart appear apply approach area argue arm arrive article articles ask asset assets attack
attempt attend attention author available average award back bag bags ball bar barely base bear beat become began begin beginning behind
believe belong beside bill blog blogs board body book booking bookings border borders bottle bottles box boxes break brief bring broad
brother budget build building buildings built bunch busy button buy buyer buyers calendar call campaign capital care career carry case
cases catalogue catch cause central century chain chair challenge chance change changes channel chapter charge chart charts cheap check
checkout choice choose church circle citizen citizens claim class client clinic close clothes clothing code collection collections college
column commercial common community compare competition competitor competitors complete concept concepts concerned condition
conference consider consistent consumer contact content contrast control conversation copy corner cost counter country couple course
cover create created creates creating credit crew cross crowd current customer customers cut daily data date day days deal debate decide
decision deep default demand department depend design designed designer designers designs desk detail develop development device devices
diagram difference different difficult digital direct direction director discover discuss display distance district doctor document
documents door double doubt down draw drawing drink drive drop dry due each early earn easily east easy eat edge edition effect effort
eight either element elements email emails emphasis employee employees end engage english enjoy enough enter entire entrance
equal equipment escape essential establish even event events evidence example examples exchange executive exist expect expensive
experience expert experts explain explore express expression eye eyes face fact fail fair faith family far fast father feature feed
feedback feeling field figure figures file fill final find finish firm firms first five flag flat flexible floor flow focus folk follow
font food foot form formal format forms forward four frame free freedom frequent friend friends front full function fund further future
gain game garden gate general generation gesture gift gifts giving glad goal goals grade graph graphic graphics graphs ground group groups
grow guess guest guests guide guideline guidelines guy half hall hand handle hang happen hard head headline hear heart heavy height held
help helps herself hide high higher highest himself hit hold holder home homepage hope host hour hours house household however huge
hundred idea ideas identify identity image images impact important impression improve independent indicate individual industry inform
information initial innovative institute instruction interest interesting international interface internet interview introduce
invite invites issue item items job join journey key kid kill kind kit know knowledge label labels lady language laptop large last late
later latest launch lay layout layouts lead leader leaders learn least leave left leg length less lesson letter letterhead level levels
library license lie life lifestyle light like likely limit limited line lines link links list listen little live lives living load local
location logo long longer look lose loss lot love low lower machine magazine main maintain major majority manage manager managers manner
market marketing mass master match material matter mean means meaning measure media meet meeting member members membership memory mention
menu mention message messages method middle million mind minute mission mixed mobile model moment money month months moral morning
mother motion motif mouth move movement multiple name names narrow nation national native natural near nearly necessary neck
negative neighbour network never news newsletter next nine nobody noise normal north note notes notice number numbers object objects
observe obvious occasion occur offer office offices official old older online open operate operation opinion opportunity option options
order orders organic organisation organization origin original outside overall owner owners pack package packaging page pages paint pair
panel panels paper paragraph parent part particular partner partners parts party pass passage past path pattern patterns pay people per
percent perfect perform performance period person personality phone phones photo photos physical pick picture pictures piece pieces
place plan plans platform play player players point points policy poor popular portal position positive possible post posts potential
power practice prepare present presentation press pressure prevent price prices pricing print prints private problem procedure process
produce product production products profile profit program programme project projects promise promote proper property propose protect
provide public publication publish pull purchase purpose push put quality quarter question quick quickly quiet raise range rate reach
react read reader readers reading ready real reality realise reason reasonable receive recent recently recipe recipes recognise record
recover redesign refer reflect refresh region regular regularly relate related relation relationship release relevant remain remember
remote remove repeat replace report reporting reports represent request require research resource respect response responsible rest
result results return reveal review reviews right rise role room rooms round row rule rules run sale sales sample save scale scene
schedule school screen screens search season seat second secondary secret section sections sector seem select self sell seller send
senior sense sentence separate series serve service services session seven several shape shapes share sheet shirt shop shops short shot
side sign signal signs similar simple single sister site sites situation six size skill skin sky sleep slide slides small
smart social society software solution solve someone song sort sound source south space speak special specific speech spend sport spot
spread staff stage stand standard start state statement states status stay step sticker stickers stop store stores story straight
strategy street strength strong structure student studio study subject success successful suddenly suffer suggest supply support supporting
surface surprise survey survive switch system systems table tables tablet tag tagline take talent talk target task tax teach team teams tell
template templates ten tend term terms test testing text theory thick thin third thought thousand three throw ticket tickets tie
time times tiny title titles today together tomorrow tonight tool tools top topic total touch tour toward town track tradition traffic
training travel treat trial trip true trust try turn two type types typical typography unique unit universal upper user users usual
value values variety various version versions view viewers views village vision visit visitor visitors visual visuals voice volume
wait walk wall war wash watch weak wear web website websites week weekend weeks weight welcome west wide wife wild win window
winner wonder word words worker workers workshop world worldwide worth write writing wrong year years young yourself
parlour parlor premises establishment emporium outlet boutiques venues firm's shop's brand's studio's adventures agenda audience audiences booklet bookshelf brochure brochures browser bus business businesses campus container
dashboard dashboards deck decks demo domain download editor exhibition exhibit exhibitor flagship flyer flyers forum founder founders gallery hero
household illustration illustrations invitation invitations kiosk landing leaflet merch merchandise mockup module nav navigation newsroom
onboarding pamphlet playlist poster posters postcard postcards prototype receipt signage sidebar sitemap storefront subscription subscribers
tenant tooltip trailer tutorial uniform uniforms user venue widget widgets wireframe wrapper wrapping zone
`);
