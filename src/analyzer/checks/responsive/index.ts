import { respDarkScheme } from './resp-dark-scheme.ts';
import { respDeviceWidthQuery } from './resp-device-width-query.ts';
import { respFixedEmbed } from './resp-fixed-embed.ts';
import { respFixedWidth } from './resp-fixed-width.ts';
import { respFontDisplay } from './resp-font-display.ts';
import { respFullHeight } from './resp-full-height.ts';
import { respHover } from './resp-hover.ts';
import { respImageSize } from './resp-image-size.ts';
import { respLazyFirst } from './resp-lazy-first.ts';
import { respLoading } from './resp-loading.ts';
import { respMediaQueries } from './resp-media-queries.ts';
import { respMobileFirst } from './resp-mobile-first.ts';
import { respOrientationLock } from './resp-orientation-lock.ts';
import { respPicture } from './resp-picture.ts';
import { respPictureSource } from './resp-picture-source.ts';
import { respPrint } from './resp-print.ts';
import { respReducedMotion } from './resp-reduced-motion.ts';
import { respSrcsetFallback } from './resp-srcset-fallback.ts';
import { respSrcsetSizes } from './resp-srcset-sizes.ts';
import { respSrcsetValid } from './resp-srcset-valid.ts';
import { respTextUnits } from './resp-text-units.ts';
import { respViewport } from './resp-viewport.ts';
import { respViewportDeviceWidth } from './resp-viewport-device-width.ts';
import { respViewportFit } from './resp-viewport-fit.ts';
import { respViewportFixed } from './resp-viewport-fixed.ts';
import { respViewportMinimum } from './resp-viewport-minimum.ts';
import { respViewportMultiple } from './resp-viewport-multiple.ts';
import { respViewportScale } from './resp-viewport-scale.ts';
import { respViewportSyntax } from './resp-viewport-syntax.ts';
import { respVwText } from './resp-vw-text.ts';
import { respWideTable } from './resp-wide-table.ts';

export const RESPONSIVE_CHECKS = [
  respViewport,
  respViewportDeviceWidth,
  respViewportFixed,
  respViewportScale,
  respViewportMinimum,
  respViewportSyntax,
  respViewportMultiple,
  respViewportFit,
  respMediaQueries,
  respDeviceWidthQuery,
  respMobileFirst,
  respFixedWidth,
  respTextUnits,
  respVwText,
  respReducedMotion,
  respDarkScheme,
  respPrint,
  respOrientationLock,
  respFullHeight,
  respFixedEmbed,
  respWideTable,
  respHover,
  respFontDisplay,
  respSrcsetSizes,
  respSrcsetValid,
  respSrcsetFallback,
  respPicture,
  respPictureSource,
  respImageSize,
  respLoading,
  respLazyFirst,
];
