import type { Rgb } from '../../../color/rgb.ts';
import { lazyAfterFirstPaint } from '../../parts/after-first-paint.tsx';
import type { EditedColors } from './edits.ts';
import type { ThemeRoles } from './roles.ts';

interface Below {
  readonly names: readonly string[];
  /** The step between two colours that stands out, by the place of the first. */
  readonly mark?: number | undefined;
  readonly roles: ThemeRoles | undefined;
  /** What the preview is made from. */
  readonly note: string;
}

/** What stands below the colours that were made: their curves, and an interface in them. */
export const createBelow = (edited: EditedColors) =>
  lazyAfterFirstPaint<Below>(async () => {
    const [{ createCurves }, { Preview }] = await Promise.all([import('./curves.tsx'), import('./preview.tsx')]);
    const Curves = createCurves(edited);
    return ({ names, mark, roles, note }) => {
      const series: readonly Rgb[] = edited.colors.value;
      return (
        <>
          <Curves names={names} mark={mark} />
          {series.length === 0 ? null : <Preview roles={roles} series={series} note={note} />}
        </>
      );
    };
  });
