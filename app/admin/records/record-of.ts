/** A record with a value for each name. TypeScript does not know that of `Object.fromEntries`. */
export const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
