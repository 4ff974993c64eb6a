import { brettel1997Deutan, brettel1997Protan, brettel1997Tritan } from './brettel1997.ts';
import { cie1951Rod } from './cie1951-rod.ts';
import { machado2009Deutan } from './machado2009-deutan.ts';
import { machado2009Protan } from './machado2009-protan.ts';
import { machado2009Tritan } from './machado2009-tritan.ts';
import { smith1975Scone } from './smith1975-scone.ts';
import { vienot1999Deutan, vienot1999Protan } from './vienot1999.ts';

/** The engine models, by id. Simulations, standards, listings and documents come from this table. */
export const models = {
  'brettel1997-protan': brettel1997Protan,
  'brettel1997-deutan': brettel1997Deutan,
  'brettel1997-tritan': brettel1997Tritan,
  'vienot1999-protan': vienot1999Protan,
  'vienot1999-deutan': vienot1999Deutan,
  'machado2009-protan': machado2009Protan,
  'machado2009-deutan': machado2009Deutan,
  'machado2009-tritan': machado2009Tritan,
  'cie1951-rod': cie1951Rod,
  'smith1975-scone': smith1975Scone,
} as const;

export type ModelId = keyof typeof models;
export const MODEL_IDS = Object.keys(models) as [ModelId, ...ModelId[]];
