import type { ComponentChildren } from 'preact';
import type { Rgb } from '../../../color/rgb.ts';
import { lazyAfterFirstPaint } from '../../parts/after-first-paint.tsx';
import type { EditedColors } from './edits.ts';
import type { ThemeRoles } from './roles.ts';

interface Below {
  readonly names: readonly string[];
  /** The step between two colours that stands out, by the place of the first. */
  readonly mark?: number | undefined;
  readonly roles: ThemeRoles | undefined;
  /** What the roles of the interface are made from. */
  readonly note: string;
  /** What an edit of the curves changes in height: below them, it cannot move what is being dragged. */
  readonly children?: ComponentChildren;
}

/** The parts next to the colours that were made: an interface in them, and their curves. */
export const createBelow = (edited: EditedColors) =>
  lazyAfterFirstPaint<Below>(async () => {
    const [{ createCurves }, { Interface }] = await Promise.all([
      import('./curves.tsx'),
      import('./interface/interface.tsx'),
    ]);
    const Curves = createCurves(edited);
    return ({ names, mark, roles, note, children }) => {
      const series: readonly Rgb[] = edited.colors.value;
      return (
        <>
          {series.length === 0 ? null : <Interface roles={roles} series={series} note={note} />}
          <Curves names={names} mark={mark} />
          {children}
        </>
      );
    };
  });
