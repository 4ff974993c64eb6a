import { rgb } from '../../../../color/rgb.ts';
import { lazyAfterFirstPaint } from '../../../parts/after-first-paint.tsx';
import { MadeTitle } from '../../../parts/made-title.tsx';
import { importedText } from '../../../state/imported-text.ts';
import { inWorker } from '../../../state/in-worker.ts';
import { usesAll } from '../../../state/set-use.ts';
import type { View } from '../../../state/view.ts';
import { adoptStyle } from '../../../styles/adopt.ts';
import briefStyle from '../../../styles/brief.css';
import { adoptMakeStyle } from '../style.ts';
import { Brief } from './brief.tsx';
import { GradientsCard } from './gradients-card.tsx';
import { LeaderCard } from './leader.tsx';
import { brief, inputs, made, settings, shuffle, system, taste, themes } from './model.ts';
import { OPERATIONS } from './operations.ts';
import { PairsCard } from './pairs-card.tsx';
import { PalettesCard } from './palettes-card.tsx';
import { PostersCard } from './posters-card.tsx';
import { RolesCard } from './roles-card.tsx';
import style from './system.css';
import { TypeCard } from './type-card.tsx';

adoptMakeStyle();
adoptStyle(briefStyle);
adoptStyle(style);

const Interface = lazyAfterFirstPaint(async () => (await import('../interface/interface.tsx')).Interface);

const Main = () => (
  <div class="make system">
    <MadeTitle title="System" colors={(system.value?.leader.colors ?? []).map(rgb)} />
    <Brief />
    <LeaderCard />
    <PostersCard />
    <Interface roles={themes.value} />
    <PalettesCard />
    <PairsCard />
    <RolesCard />
    <GradientsCard />
    <TypeCard />
  </div>
);

export const view: View = {
  Main,
  inputs,
  set: usesAll(inputs, 'colors', 1),
  ready: made.settled,
  calls: () => [{ operation: OPERATIONS.system, input: brief.value, local: () => inWorker('system', settings.value) }],
  computed: () => [made],
  exports: () =>
    (system.value?.leader.roles ?? []).map(({ role, hex }) => ({ label: role.replaceAll('_', '-'), color: rgb(hex) })),
  files: async () => (await import('./files.ts')).files(),
  take: (colors) => {
    taste.set(colors.map(({ text }) => text));
    return importedText(colors.length, taste.most, 'added to the brief');
  },
  keys: shuffle.keys,
};
