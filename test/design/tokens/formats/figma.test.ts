import { describe, expect, it } from 'vitest';
import { light, write } from './harbour.ts';

describe('figma', () => {
  interface Body {
    variableCollections: { action: string; id: string; initialModeId: string }[];
    variableModes: { action: string; id: string; name: string; variableCollectionId: string }[];
    variables: {
      id: string;
      name: string;
      resolvedType: string;
      variableCollectionId: string;
      scopes: string[];
      codeSyntax: Record<string, string>;
    }[];
    variableModeValues: { variableId: string; modeId: string; value: unknown }[];
  }
  const SCOPES = new Set(
    'ALL_SCOPES TEXT_CONTENT CORNER_RADIUS WIDTH_HEIGHT GAP ALL_FILLS FRAME_FILL SHAPE_FILL TEXT_FILL STROKE_COLOR STROKE_FLOAT EFFECT_FLOAT EFFECT_COLOR OPACITY FONT_FAMILY FONT_STYLE FONT_WEIGHT FONT_SIZE LINE_HEIGHT LETTER_SPACING PARAGRAPH_SPACING PARAGRAPH_INDENT'.split(
      ' ',
    ),
  );
  /** What POST /v1/files/:key/variables would refuse: ids that nothing made, values of another type. */
  const errors = ({ variableCollections, variableModes, variables, variableModeValues }: Body): string[] => {
    const collections = new Set(variableCollections.map(({ id }) => id));
    const modes = new Set([
      ...variableCollections.map(({ initialModeId }) => initialModeId),
      ...variableModes.filter(({ action }) => action === 'CREATE').map(({ id }) => id),
    ]);
    const types = new Map(variables.map(({ id, resolvedType }) => [id, resolvedType]));
    const fits = (value: unknown, type: string | undefined) => {
      const alias = value as { type?: string; id?: string };
      if (alias.type === 'VARIABLE_ALIAS') return types.get(alias.id!) === type;
      if (type === 'FLOAT') return typeof value === 'number';
      if (type === 'STRING') return typeof value === 'string';
      const { r, g, b, a } = value as Record<string, number>;
      return type === 'COLOR' && [r, g, b, a].every((v) => typeof v === 'number' && v >= 0 && v <= 1);
    };
    return [
      ...variableModes
        .filter(({ id, variableCollectionId: c }) => !modes.has(id) || !collections.has(c))
        .map(({ id }) => `mode ${id}`),
      ...variables
        .filter(
          ({ name, variableCollectionId: c, scopes }) =>
            !collections.has(c) || /[.{}]/.test(name) || scopes.some((scope) => !SCOPES.has(scope)),
        )
        .map(({ name }) => `variable ${name}`),
      ...variableModeValues
        .filter(({ variableId, modeId, value }) => !modes.has(modeId) || !fits(value, types.get(variableId)))
        .map(({ variableId }) => `value of ${variableId}`),
      ...(types.size === variables.length ? [] : ['two variables of one id']),
    ];
  };
  const body = JSON.parse(write('figma')) as Body;
  it('is a body that holds together, with both modes for every variable', () => {
    expect(errors(body)).toEqual([]);
    expect(body.variableModes.map(({ action, name }) => [action, name])).toEqual([
      ['UPDATE', 'Light'],
      ['CREATE', 'Dark'],
    ]);
    expect(body.variables).toHaveLength(light.length);
    expect(body.variableModeValues).toHaveLength(2 * light.length);
    const value = (name: string, mode: string) =>
      body.variableModeValues.find(
        ({ variableId, modeId }) => variableId === `variable-${name}` && modeId === `mode-${mode}`,
      )!.value;
    expect(value('color-seed', 'dark')).toEqual({ r: 46 / 255, g: 139 / 255, b: 87 / 255, a: 1 });
    expect(value('color-bg', 'light')).toEqual({ type: 'VARIABLE_ALIAS', id: 'variable-color-neutral-100' });
    expect(value('color-bg', 'dark')).toEqual({ type: 'VARIABLE_ALIAS', id: 'variable-color-neutral-950' });
    expect(body.variables.find(({ id }) => id === 'variable-space-16')).toMatchObject({
      name: 'space/16',
      resolvedType: 'FLOAT',
      scopes: ['GAP', 'WIDTH_HEIGHT'],
    });
    const named = (id: string) => body.variables.find((one) => one.id === `variable-${id}`)!;
    expect(named('color-primary-500').name).toBe('color/primary/500');
    expect(named('color-on-primary')).toMatchObject({
      name: 'color/on-primary',
      scopes: ['TEXT_FILL'],
      codeSyntax: {
        WEB: 'var(--color-on-primary)',
        ANDROID: '@color/color_on_primary',
        iOS: 'Tokens.colorOnPrimary',
      },
    });
    expect([named('line-height-tight').name, named('font-size-2xl').name]).toEqual([
      'line-height/tight',
      'font-size/2xl',
    ]);
  });
  it('is found out when it is broken', () => {
    const broken = structuredClone(body);
    broken.variableModeValues[0]!.value = 'green';
    broken.variables[1]!.variableCollectionId = 'other';
    broken.variableModeValues.find(({ variableId }) => variableId === 'variable-color-primary')!.value = {
      type: 'VARIABLE_ALIAS',
      id: 'variable-space-16',
    };
    expect(errors(broken)).toHaveLength(3);
  });
});
