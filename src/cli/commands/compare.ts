import type { Run } from '../command.ts';
import { mapInOrder } from '../in-order.ts';
import { columns, short } from '../paint.ts';
import { colorsOf, colorWord } from '../words.ts';

/** How different two colours look. */
export const difference: Run = async (call) => {
  const client = await call.client();
  const metric = call.term<'ciede2000'>('metric');
  const answer = await client.science.deltaE.query({
    from: colorWord(call.word('first')),
    to: colorWord(call.word('second')),
    ...(metric ? { metric } : {}),
  });
  const { delta_e: value, metric: name, band, from, to } = answer;
  return {
    answer,
    pretty: (paint) =>
      `${paint.swatch(from.hex)}${from.hex} and ${paint.swatch(to.hex)}${to.hex}   ${paint.bold(short(value, 4))} ${name}, ${band}`,
  };
};

/** The nearest name of each colour. */
export const name: Run = async (call) => {
  const colors = await colorsOf(call, 'color');
  const client = await call.client();
  const count = call.number('count') ?? 1;
  const answers = await mapInOrder(colors, (color) => client.atlas.nearest.query({ color, count }));
  return {
    answer: answers.length === 1 ? answers[0] : answers,
    pretty: (paint) =>
      columns(
        answers.flatMap(({ keyword, name: nearest, matches }, i) =>
          count === 1
            ? [[keyword ?? nearest, paint.dim(`${paint.swatch(matches[0]!.hex)}${colors[i]}`)]]
            : matches.map((match) => [
                `${paint.swatch(match.hex)}${match.hex}`,
                match.name,
                paint.dim(`distance ${short(match.distance, 2)}`),
              ]),
        ),
      ),
  };
};

/** The colour temperature of each colour, or the colour of a temperature such as 6500K. */
export const temperature: Run = async (call) => {
  const client = await call.client();
  const [word = ''] = call.words('color');
  const kelvin = /^(\d+(?:\.\d+)?)k$/i.exec(word)?.[1];
  if (kelvin !== undefined) {
    const answer = await client.science.temperature.query({ kelvin: Number(kelvin) });
    const { hex } = answer.color;
    return { answer, colors: [{ hex }], pretty: (paint) => `${paint.swatch(hex)}${paint.bold(hex)}  ${kelvin} K` };
  }
  const colors = await colorsOf(call, 'color');
  const answers = await mapInOrder(colors, (color) => client.science.temperature.query({ color }));
  return {
    answer: answers.length === 1 ? answers[0] : answers,
    pretty: (paint) =>
      columns(
        answers.map(({ cct_kelvin: cct, duv, meaningful }, i) => [
          `${cct === null ? 'none' : `${short(cct, 0)} K`}`,
          `Duv ${duv === null ? 'none' : short(duv, 4)}`,
          paint.dim(`${colors[i]}${meaningful ? '' : ', too far from white for a temperature'}`),
        ]),
      ),
  };
};
