import { fitOklch } from '../../exact/fit.ts';
import { hexOf } from '../../exact/packed.ts';
import type { Anchor } from '../lexicon/anchors.ts';
import { ZONES, type Zone } from '../lexicon/families.ts';
import { CLASSES, type Entry, type EntryClass, type Feeling } from '../lexicon/read-entries.ts';
import { anchorOf, ballOf } from './balls.ts';
import type { Modifier } from './grammar.ts';
import { spelled } from './inflection.ts';
import type { Phrase } from './items.ts';
import { toneOfPacked } from './names.ts';
import type { Asked, NoteMatch, Refused, RequestedSkeleton, Understood } from './reading.ts';
import { refuseIdea, reverse } from './refusals.ts';

const PRIORITIES: Readonly<Record<EntryClass, number>> = {
  adjective: 5,
  mood: 4,
  season: 4,
  nature: 4,
  era: 4,
  style: 3.2,
  food: 3,
  plant: 3,
  material: 3,
  place: 3,
  trade: 2,
};
/** Weight that each later idea loses. */
const LATER = 0.025;
const MOSTLY = 1.3;
/** Weight of the colours that `greys` or `neutrals` stand for. */
const NEUTRALS = 0.9;
/** Weight from which on a colour counts as stated. */
const STATED = 0.85;
const held = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

const modified = (tone: Anchor, modifiers: readonly Modifier[]): Anchor =>
  modifiers.reduce<Anchor>(
    ({ l, c, h }, change) => ({ l: held(Math.max(l + change.l, change.least ?? 0), 0.08, 0.985), c: c * change.c, h }),
    tone,
  );

/** The zone that a refused name stands for: that of its family, or what surrounds its colour. */
const zoneOf = (name: string, tone: Anchor, isModified: boolean): Zone =>
  (isModified ? undefined : ZONES.get(name)) ?? ballOf(tone);

const list = (names: readonly string[]): string => names.join(', ');

/** Collects what the phrases of a note say, one after the other. */
export class Collector {
  readonly understood: Understood[] = [];
  readonly matches: NoteMatch[] = [];
  readonly asked: Asked[] = [];
  readonly refused: Omit<Refused, 'start'>[] = [];
  /** Where the words begin that refuse, one for each of `refused`. */
  readonly refusedAt: number[] = [];
  readonly locks: number[] = [];
  readonly given: { packed: number; role?: NonNullable<Phrase['role']> }[] = [];
  readonly firm: Asked[] = [];
  readonly skeletons: RequestedSkeleton[] = [];
  readonly styles: string[] = [];
  readonly feelings = new Set<Feeling>();
  readonly alternates: string[] = [];
  readonly bounds: { leastL?: number; mostL?: number; mostC?: number } = {};
  readonly flags = new Set<string>();
  lightness = 0;
  chroma = 0;
  isOnly = false;
  restIsQuiet = false;
  background: 'dark' | 'light' | undefined;
  ideas = 0;

  private readonly note: string;
  private readonly phrases: readonly Phrase[];

  constructor(note: string, phrases: readonly Phrase[]) {
    this.note = note;
    this.phrases = phrases;
  }

  private say({ from, end, by, kind, text, meaning: { color, entry } }: Phrase, as: string, did: string): void {
    // The word as it is written, not as words are compared.
    const written = color?.name ?? entry?.words.find((word) => spelled(word) === text) ?? text;
    const meant = by === 'mistake' && kind === 'word' ? `${did}; read as ${written}` : did;
    this.understood.push({ text: this.note.slice(from, end), as, did: meant, start: from, end });
  }

  /** Colours that the note asks for by name. */
  private named(): ReadonlySet<string> {
    return new Set(
      this.phrases.flatMap(({ meaning, refused }) => (meaning.color && !refused ? [meaning.color.name] : [])),
    );
  }

  read(): void {
    this.phrases.forEach((phrase, i) => {
      if (phrase.kind === 'color') this.notation(phrase);
      else if (phrase.meaning.color) this.color(phrase, i);
      else if (phrase.meaning.entry) this.idea(phrase, phrase.meaning.entry, i);
      while (this.refusedAt.length < this.refused.length) this.refusedAt.push(phrase.from);
    });
  }

  private match(
    phrase: Phrase,
    name: string,
    by: NoteMatch['by'],
    colors: readonly (readonly [string, Anchor])[],
    weight: number,
  ): void {
    this.matches.push({
      text: this.note.slice(phrase.from, phrase.end),
      phrase: name,
      by,
      colors: colors.map(([own, { l, c, h }]) => ({ name: own, hex: by === 'hex' ? name : hexOf(fitOklch(l, c, h)) })),
      weight,
      polarity: phrase.refused ? 'repel' : 'attract',
    });
  }

  private notation(phrase: Phrase): void {
    const packed = phrase.packed!;
    const hex = hexOf(packed);
    this.match(phrase, hex, 'hex', [[hex, toneOfPacked(packed)]], 1);
    if (phrase.refused) {
      this.refused.push({ name: hex, zone: ballOf(toneOfPacked(packed)) });
      this.say(phrase, hex, 'refused');
    } else if (phrase.locked) {
      this.locks.push(packed);
      this.say(phrase, hex, 'locked');
    } else {
      this.given.push({ packed, ...(phrase.role ? { role: phrase.role } : {}) });
      this.say(phrase, hex, phrase.role ? `asked, as ${phrase.role}` : 'asked');
    }
  }

  private color(phrase: Phrase, i: number): void {
    const { color, entry } = phrase.meaning;
    const { name, tone, family } = color!;
    const changed = modified(tone, phrase.modifiers);
    this.match(phrase, name, phrase.by === 'inflection' ? 'inflection' : 'name', [[name, changed]], 1);
    if (phrase.refused) {
      // A style is refused by its colours: `no pastels`, `no neon`.
      const zone = zoneOf(name, changed, phrase.modifiers.length > 0);
      this.refused.push({ name, zone });
      this.say(phrase, name, 'refused');
      return;
    }
    if (phrase.less) {
      this.say(phrase, name, 'less of it: neither asked nor refused');
      return;
    }
    if (phrase.rest) {
      this.restIsQuiet = true;
      this.say(phrase, name, 'the rest: quiet colours');
      return;
    }
    const own: Asked = {
      name,
      ...changed,
      weight: phrase.amount === 'most' ? MOSTLY : 1,
      stated: true,
      named: true,
      from: 'color',
      phrase: i,
      only: phrase.only,
      ...(family && phrase.modifiers.length === 0 ? { family } : {}),
      ...(phrase.role ? { role: phrase.role } : {}),
      ...(phrase.count ? { count: phrase.count } : {}),
    };
    this.asked.push(own);
    if (phrase.firm) this.firm.push(own);
    if (phrase.only) this.isOnly = true;
    const as = phrase.modifiers.length > 0 ? this.note.slice(phrase.from, phrase.end).toLowerCase() : name;
    const parts = [phrase.role ? `asked, as ${phrase.role}` : 'asked'];
    if (phrase.count) parts.push(`${phrase.count} of it`);
    if (phrase.only) parts.push('no other hues');
    // What is gold or an orchid also brings companions, unless it has a place of its own.
    if (entry && !phrase.role && !phrase.only && !phrase.count) this.companions(entry, name, i);
    this.say(phrase, as, parts.join('; '));
  }

  private companions(entry: Entry, own: string, i: number): void {
    const [, other] = CLASSES[entry.class];
    if (other === 0 || other >= 0.5) return;
    for (const name of entry.anchors)
      if (name !== own)
        this.asked.push({
          name,
          ...anchorOf(name),
          weight: other,
          stated: false,
          named: false,
          from: entry.class,
          phrase: i,
          only: false,
        });
  }

  private idea(phrase: Phrase, entry: Entry, i: number): void {
    const [head] = entry.words;
    const own = phrase.text === head ? 'memory' : 'alias';
    const by = phrase.by === 'inflection' ? 'inflection' : own;
    this.match(
      phrase,
      head!,
      by,
      entry.anchors.map((name) => [name, anchorOf(name)] as const),
      CLASSES[entry.class][0],
    );
    this.say(phrase, head!, this.meantBy(phrase, entry, i));
  }

  /** Notes what an idea asks for, and says what that did. */
  private meantBy(phrase: Phrase, entry: Entry, i: number): string {
    if (phrase.refused) return refuseIdea(this, entry, this.named());
    if (phrase.less) return reverse(this, entry);
    if (phrase.rest) {
      this.restIsQuiet = true;
      return 'the rest: quiet colours';
    }
    if (phrase.role === 'background' && entry.lightness !== 0) {
      this.background = entry.lightness < 0 ? 'dark' : 'light';
      return `${this.background} background`;
    }
    if (phrase.role && phrase.role !== 'background' && entry.feelings.some((one) => one === 'warm' || one === 'cool'))
      return this.feltAccent(phrase, entry, i);
    const did: string[] = [];
    const [first, other] = CLASSES[entry.class];
    const later = LATER * this.ideas;
    if (entry.anchors.length > 0) {
      this.ideas += 1;
      // Three neutrals are three of the class, not one colour thrice.
      const many = phrase.count && entry.class === 'adjective' ? phrase.count : undefined;
      const names = many ? entry.anchors.slice(0, Math.max(many, 1)) : entry.anchors;
      names.forEach((name, k) => {
        const weight = entry.class === 'adjective' ? NEUTRALS : (k === 0 ? first : other) - later;
        this.asked.push({
          name,
          ...anchorOf(name),
          weight: phrase.amount === 'most' && k === 0 ? weight * MOSTLY : weight,
          stated: weight >= STATED,
          named: false,
          from: entry.class,
          phrase: i,
          only: phrase.only,
          ...(phrase.role && k === 0 ? { role: phrase.role } : {}),
        });
      });
      if (phrase.only) this.isOnly = true;
      did.push(`adds ${list(names)}`);
    }
    this.alternates.push(...entry.alternates);
    if (entry.style) {
      this.styles.push(entry.style);
      did.push(`style ${entry.style.replace('_', ' ')}`);
    }
    const priority = PRIORITIES[entry.class];
    if (entry.skeleton) {
      this.skeletons.push({ id: entry.skeleton, priority });
      did.push(`${entry.skeleton} layout`);
    } else if (entry.style) this.skeletons.push({ id: entry.style, priority: Math.min(priority, 3.2) });
    for (const feeling of entry.feelings) this.feelings.add(feeling);
    if (entry.feelings.length > 0) did.push(list(entry.feelings));
    this.lightness += entry.lightness;
    this.chroma += entry.chroma;
    if (entry.chroma !== 0) did.push(entry.chroma > 0 ? 'more chroma' : 'less chroma');
    for (const flag of entry.flags) this.flags.add(flag);
    if (entry.flags.includes('mono')) did.push('one family of hue');
    if (entry.flags.includes('grey')) did.push('greys only');
    if (entry.flags.includes('readable')) did.push('strong contrast');
    if (entry.flags.includes('many')) did.push('many hues');
    return did.length > 0 ? `${entry.class}: ${did.join('; ')}` : 'sets no hue';
  }

  /** `a warm accent`: a colour of that temperature for the place. */
  private feltAccent(phrase: Phrase, entry: Entry, i: number): string {
    const isWarm = entry.feelings.includes('warm');
    const name = isWarm ? 'orange' : 'teal';
    this.asked.push({
      name,
      ...anchorOf(name),
      weight: 1,
      stated: true,
      named: false,
      from: 'feeling',
      phrase: i,
      role: phrase.role!,
      only: false,
    });
    return `asked, as ${phrase.role}: ${isWarm ? 'warm' : 'cool'}`;
  }
}
