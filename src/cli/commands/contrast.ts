import { type Run, UsageError } from '../command.ts';
import { columns, type Paint } from '../paint.ts';
import { colorWord } from '../words.ts';

const verdict = (paint: Paint, passes: boolean | null): string => {
  if (passes === null) return paint.dim('no verdict');
  return passes ? paint.good('pass') : paint.bad('fail');
};

export const contrast: Run = async (call) => {
  const pair = { fg: colorWord(call.word('foreground')), bg: colorWord(call.word('background')) };
  const least = call.number('min');
  if (least !== undefined && !(least >= 1 && least <= 21)) throw new UsageError('--min: must be a ratio from 1 to 21');
  let opened: ReturnType<typeof call.client> | undefined;
  const client = () => {
    opened ??= call.client();
    return opened;
  };
  // The answer as JSON is that of the operation, with its fields in their order.
  const check = async () =>
    (call.json ? undefined : await call.plainContrast(pair.fg, pair.bg)) ??
    (await client()).accessibility.check.query(pair);
  const recommend = async () =>
    (await client()).accessibility.recommend.query({
      ...pair,
      target: call.term('move'),
      minRatio: least ?? 4.5,
    });
  const [checked, fix] = await Promise.all([check(), call.has('fix') ? recommend() : undefined]);
  const { fg, bg, ratio, standards, apca } = checked;
  const failed = least !== undefined && ratio < least;
  return {
    answer: fix ? { ...checked, fix } : checked,
    failed,
    pretty: (paint) => {
      const head = `${paint.swatch(fg.hex)}${fg.hex} on ${paint.swatch(bg.hex)}${bg.hex}   ${paint.bold(`${ratio}:1`)}`;
      const rows = standards.map(({ standard, passes, passes_large_text }) => [
        `  ${standard}`,
        `text ${verdict(paint, passes)}`,
        `large text ${verdict(paint, passes_large_text)}`,
      ]);
      const lines = [head, columns(rows)];
      if (apca) lines.push(`  ${paint.dim(`APCA Lc ${apca.lc}, informative`)}`);
      if (least !== undefined) lines.push(`  at least ${least}:1  ${verdict(paint, !failed)}`);
      if (fix && !fix.changed) lines.push(`fix: none needed for ${fix.min_ratio}:1`);
      if (fix?.changed) {
        const { hex, ratio: reached, direction } = fix.recommended;
        const reach = fix.reachable ? '' : `, ${fix.min_ratio}:1 cannot be reached here`;
        lines.push(
          `fix: ${fix.target} ${paint.swatch(hex)}${paint.bold(hex)}   ${reached}:1${direction ? `, ${direction}` : ''}${reach}`,
        );
      }
      return lines.join('\n');
    },
  };
};
