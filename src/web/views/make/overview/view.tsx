import type { ComponentChildren } from 'preact';
import { rgb } from '../../../../color/rgb.ts';
import { LoadProblem } from '../../../parts/failure.tsx';
import { inWorker } from '../../../state/in-worker.ts';
import { navigate } from '../../../state/navigation.ts';
import { usesCurrent } from '../../../state/set-use.ts';
import type { View } from '../../../state/view.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import { InputColor } from '../input-color.tsx';
import type { RoleColors, Theme } from '../roles.ts';
import { OPERATIONS as SYSTEM } from '../system/operations.ts';
import { OPERATIONS as TOKENS } from '../tokens/operations.ts';
import { base, hex, inputs, made, systemBrief, systemRoles, systemSettings, tokenRoles } from './model.ts';
import style from './overview.css';

adoptStyle(style);

const Strip = ({ colors, className = '' }: { colors: readonly string[]; className?: string }) => (
  <span class={`made-strip ${className}`}>
    {colors.map((color, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: colours have no identity but their place
      <span key={i} style={{ backgroundColor: color }} />
    ))}
  </span>
);

const RAMPS = ['primary', 'secondary', 'accent', 'neutral'] as const;
const RAMP_STEPS = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;

const Ramps = ({ of }: { of: RoleColors }) => (
  <span class="made-ramps">
    {RAMPS.map((name) => (
      <Strip key={name} colors={RAMP_STEPS.map((step) => of[`${name}-${step}`] ?? '#808080')} />
    ))}
  </span>
);

/** A page of one theme in small. */
const Page = ({ of, theme }: { of: RoleColors; theme: Theme }) => (
  <span class="made-page" style={{ backgroundColor: of.bg, color: of.text }}>
    <b>{theme === 'light' ? 'Light' : 'Dark'}</b>
    <span class="made-card" style={{ backgroundColor: of.surface, borderColor: of.border }}>
      <span class="made-button" style={{ backgroundColor: of.primary, color: of['on-primary'] }}>
        Save
      </span>
      <span class="made-button" style={{ backgroundColor: of.accent, color: of['on-accent'] }}>
        New
      </span>
    </span>
  </span>
);

const Kind = ({
  path,
  fragment,
  name,
  says,
  children,
}: {
  path: string;
  fragment: string;
  name: string;
  says: string;
  children: ComponentChildren;
}) => (
  <li>
    <a
      class="card kind"
      href={path + fragment}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        navigate(path, fragment);
      }}
    >
      <span class="kind-figure" aria-hidden="true">
        {children}
      </span>
      <h2>{name}</h2>
      <p class="muted note">{says}</p>
    </a>
  </li>
);

const bare = (color: string): string => color.slice(1);

const Kinds = () => {
  const set = made.value.value;
  const [tokens, themes] = [tokenRoles.value, systemRoles.value];
  const { hue = 0, saturation = 0, lightness = 0 } = set?.hsl ?? {};
  // The colour itself is kept among what is generated.
  const hsl = `#hue=${hue}&s=${saturation}&l=${lightness}&edit=0:${bare(hex.value)}`;
  return (
    <ul class="kinds">
      <Kind
        path="/make/palette"
        fragment={hsl}
        name="Palette"
        says="Generate a palette; lock, edit and score its colours"
      >
        {set ? <Strip colors={set.palette} /> : null}
      </Kind>
      <Kind path="/make/harmony" fragment={hsl} name="Harmony" says="Colours at fixed angles on the colour wheel">
        {set ? <Strip colors={set.harmony} /> : null}
      </Kind>
      <Kind
        path="/make/gradient"
        fragment={`#stops=${(set?.stops ?? []).map(bare).join('~')}`}
        name="Gradient"
        says="Stops on a strip, in the space and with the easing that look smoothest"
      >
        {set ? (
          <span class="made-strip" style={{ backgroundImage: `linear-gradient(90deg, ${set.gradient.join(', ')})` }} />
        ) : null}
      </Kind>
      <Kind path="/make/shades" fragment={`#c=${bare(hex.value)}`} name="Shades" says="A scale from light to dark">
        {set ? <Strip colors={set.shades} /> : null}
      </Kind>
      <Kind
        path="/make/tokens"
        fragment={`#c=${bare(hex.value)}`}
        name="Tokens"
        says="Ramps and roles for light and dark, every pair with the contrast it needs"
      >
        {tokens ? <Ramps of={tokens.light} /> : null}
      </Kind>
      <Kind
        path="/make/system"
        fragment={`#colors=${bare(hex.value)}`}
        name="System"
        says="From a brief: palette, themes, gradients, type, posters and tokens"
      >
        {themes ? (
          <span class="made-pages">
            <Page of={themes.light} theme="light" />
            <Page of={themes.dark} theme="dark" />
          </span>
        ) : null}
      </Kind>
    </ul>
  );
};

const Main = () => (
  <div class="make-overview">
    <h1 tabIndex={-1}>Make</h1>
    <p class="muted">Six tools that start from one colour. Edit, share or export the result of each.</p>
    <InputColor label="Start with a colour" inputs={inputs} name="c" color={base} />
    <LoadProblem text={made.failure.value ?? ''} again={made.again} />
    <Kinds />
  </div>
);

export const view: View = {
  Main,
  inputs,
  set: usesCurrent(inputs, 'c'),
  ready: made.settled,
  calls: () => {
    const seed = { color: base.color.value, hex: hex.value };
    const wanted = { harmony: 'analogous', include: ['color'], dark: true } as const;
    return [
      {
        operation: TOKENS.generate,
        input: { ...wanted, seed: seed.hex },
        local: () => inWorker('tokens', { ...wanted, seed: seed.color, include: [...wanted.include] }),
      },
      {
        operation: SYSTEM.system,
        input: systemBrief.value,
        local: () => inWorker('system', systemSettings.value),
      },
    ];
  },
  computed: () => [made],
  exports: () => (made.value.value?.palette ?? []).map((color, i) => ({ label: String(i + 1), color: rgb(color) })),
  take: ([first]) => {
    inputs.set('c', first!.text);
    return `Started with ${first!.text}.`;
  },
};
