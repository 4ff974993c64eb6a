/** Kinds of repairs, by their field in responses of the service. */
export const REPAIR_KINDS = { change10: 'Least change', change15: 'Stronger', best: 'Farthest apart' } as const;
export type RepairKind = keyof typeof REPAIR_KINDS;
export const REPAIR_KIND_IDS = Object.keys(REPAIR_KINDS) as RepairKind[];
