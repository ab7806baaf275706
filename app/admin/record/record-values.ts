/**
 * What stands in a form, by field; a box that is ticked is `yes`, one that is not is empty. `id` is that of the record; a
 * new one is given it when its form opens, so that it is the same record however often the form is sent.
 */
export type RecordValues<Name extends string = string> = Record<Name | 'id', string>

/** The fields of a form; everything else in it is left out. */
export function valuesIn<Name extends string>(
  names: readonly Name[],
  form: FormData | URLSearchParams,
): RecordValues<Name> {
  const entries = ['id', ...names].map((name) => [name, String(form.get(name) ?? '').replace(/\r\n/g, '\n')])
  // One entry for each name.
  return Object.fromEntries(entries) as RecordValues<Name>
}

/** Whether two forms hold the same; both have the same fields. */
export const isSame = (one: RecordValues, other: RecordValues) =>
  Object.entries(one).every(([name, value]) => other[name] === value)
