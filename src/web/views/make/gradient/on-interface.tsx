import { signal } from '@preact/signals';
import { lazyAfterFirstPaint } from '../../../parts/after-first-paint.tsx';
import { PartProblem } from '../../../parts/failure.tsx';
import { Loading } from '../../../parts/loading.tsx';
import { CardOnRequest } from '../card-on-request.tsx';
import { previewRoles, stops } from './model.ts';

const Panels = lazyAfterFirstPaint(
  async () => (await import('../interface/interface.tsx')).InterfacePanels,
  PartProblem,
  () => <Loading />,
);

const isOpen = signal<boolean | undefined>(undefined);

const Painted = () => (
  <Panels
    roles={previewRoles().value}
    series={stops.value.map(({ color }) => color)}
    note="UI roles from the most colourful stop"
  />
);

/** The interface is loaded with the first input while it is in sight: with it a first view would be too large. */
export const OnInterface = () => (
  <CardOnRequest id="interface-title" title="Interface" className="interface" isOpen={isOpen}>
    <Painted />
  </CardOnRequest>
);
