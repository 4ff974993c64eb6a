// The package's other tables, of elements and roles, take four fifths of its time to load.
import attributeTable from 'aria-query/lib/ariaPropsMap.js';
import roleTable from 'aria-query/lib/rolesMap.js';

/** What WAI-ARIA 1.2 (with DPUB-ARIA 1.1 and Graphics-ARIA 1.0) says of one role. */
export interface RoleFacts {
  readonly abstract: boolean;
  readonly namedFromContent: boolean;
  readonly namingProhibited: boolean;
  readonly childrenPresentational: boolean;
  /** Attributes that must be there, with the value that counts where they are not (null: none). */
  readonly required: ReadonlyMap<string, string | null>;
  readonly supported: ReadonlySet<string>;
  readonly prohibited: ReadonlySet<string>;
  /** Roles a parent must have, through `group` and generic elements; empty for any. */
  readonly context: ReadonlySet<string>;
  /** Roles the children must have; empty for any. */
  readonly owned: ReadonlySet<string>;
}

/** The members of a role definition as the package holds them; its own types leave some of them out. */
interface Definition {
  readonly abstract: boolean;
  readonly nameFrom: readonly string[];
  readonly childrenPresentational: boolean;
  readonly requiredProps: Readonly<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
  readonly prohibitedProps: readonly string[];
  readonly requiredContextRole: readonly string[];
  readonly requiredOwnedElements: readonly (readonly string[])[];
}

const factsOf = (definition: Definition): RoleFacts => ({
  abstract: definition.abstract,
  namedFromContent: definition.nameFrom.includes('contents'),
  namingProhibited: definition.nameFrom.includes('prohibited'),
  childrenPresentational: definition.childrenPresentational,
  required: new Map(
    Object.entries(definition.requiredProps).map(([name, value]) => [name, value === null ? null : String(value)]),
  ),
  supported: new Set(Object.keys(definition.props)),
  prohibited: new Set(definition.prohibitedProps),
  context: new Set(definition.requiredContextRole),
  owned: new Set(definition.requiredOwnedElements.flat()),
});

/**
 * Where WAI-ARIA 1.2 says more than the tables of aria-query: implicit values that make a required attribute dispensable,
 * required parents and children, and the synonym `image` of ARIA 1.3 that browsers know.
 */
const CORRECTIONS: Readonly<Record<string, Partial<RoleFacts>>> = {
  combobox: {
    required: new Map([
      ['aria-controls', null],
      ['aria-expanded', 'false'],
    ]),
  },
  tab: { context: new Set(['tablist']) },
  listitem: { context: new Set(['list', 'directory']) },
  option: { context: new Set(['listbox', 'group']) },
  menuitem: { context: new Set(['menu', 'menubar', 'group']) },
  menuitemcheckbox: { context: new Set(['menu', 'menubar', 'group']) },
  menuitemradio: { context: new Set(['menu', 'menubar', 'group']) },
  // ARIA 1.3: separators stand between items, and a menu may lie beside the item that opens it.
  menu: { owned: new Set(['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'separator', 'menu']) },
  menubar: { owned: new Set(['menuitem', 'menuitemcheckbox', 'menuitemradio', 'group', 'separator', 'menu']) },
  listbox: { owned: new Set(['option', 'group', 'separator']) },
  tree: { owned: new Set(['treeitem', 'group']) },
  row: {
    owned: new Set(['cell', 'columnheader', 'gridcell', 'rowheader']),
    context: new Set(['grid', 'rowgroup', 'table', 'treegrid']),
  },
  table: { owned: new Set(['row', 'rowgroup', 'caption']) },
  grid: { owned: new Set(['row', 'rowgroup', 'caption']) },
  treegrid: { owned: new Set(['row', 'rowgroup', 'caption']) },
  rowgroup: { owned: new Set(['row']), context: new Set(['grid', 'table', 'treegrid']) },
  feed: { owned: new Set(['article']) },
  list: { owned: new Set(['listitem']) },
  generic: {
    prohibited: new Set([
      'aria-label',
      'aria-labelledby',
      'aria-roledescription',
      'aria-braillelabel',
      'aria-brailleroledescription',
    ]),
  },
  separator: { childrenPresentational: true },
  treeitem: { context: new Set(['tree', 'group']), required: new Map() },
  presentation: { prohibited: new Set(['aria-label', 'aria-labelledby']), supported: new Set() },
  tablist: { owned: new Set(['tab']) },
};

/** A table of the package: the member `default` of its module, which some loaders take for the module. */
const tableOf = <Table extends object>(module: { readonly default: Table } | Table): Table =>
  'default' in module ? module.default : module;

const table = new Map<string, RoleFacts>();
for (const [name, definition] of tableOf(roleTable).entries())
  table.set(name, { ...factsOf(definition as Definition & typeof definition), ...CORRECTIONS[name] });
table.set('none', table.get('presentation')!);
table.set('image', table.get('img')!);
// Roles of ARIA 1.3 that browsers have.
table.set('comment', { ...table.get('article')!, namedFromContent: true, context: new Set(), owned: new Set() });
table.set('suggestion', { ...table.get('insertion')!, context: new Set(), owned: new Set() });
table.set('sectionheader', { ...table.get('group')!, context: new Set(), owned: new Set() });
table.set('sectionfooter', { ...table.get('group')!, context: new Set(), owned: new Set() });

export const ROLES: ReadonlyMap<string, RoleFacts> = table;

/** A concrete role that a role attribute may contain. */
export const isRole = (name: string): boolean => ROLES.get(name)?.abstract === false;

export interface AttributeFacts {
  readonly type: 'string' | 'id' | 'idlist' | 'integer' | 'number' | 'boolean' | 'token' | 'tokenlist' | 'tristate';
  readonly values: readonly string[];
  /** May be left undefined: the value `undefined` and the empty one say nothing. */
  readonly allowUndefined: boolean;
}

const attributes = new Map<string, AttributeFacts>();
for (const [name, { type, values, allowundefined }] of tableOf(attributeTable).entries())
  attributes.set(name, { type, values: (values ?? []).map(String), allowUndefined: allowundefined === true });

/** Every state and property by name, `aria-` included. */
export const ARIA_ATTRIBUTES: ReadonlyMap<string, AttributeFacts> = attributes;

/**
 * States and properties that every role supports (WAI-ARIA 1.2, 6.4); the four it deprecates as global are among them.
 */
export const GLOBAL_ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'atomic braillelabel brailleroledescription busy controls current describedby description details disabled ' +
    'dropeffect errormessage flowto grabbed haspopup hidden invalid keyshortcuts label labelledby live owns relevant ' +
    'roledescription'
  )
    .split(' ')
    .map((name) => `aria-${name}`),
);
